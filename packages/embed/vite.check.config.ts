import { defineConfig } from 'vite';
import { browsers } from '../../scripts/browsers.ts';
import { licenses } from '../../scripts/licenses.ts';
import { brandFiles } from './brand-files.ts';

/** For partners, dist/embed-check: the self-test of a host page with the page that it frames, and the snippet maker (pages in public/embed-check). */
export default defineConfig({
  plugins: [brandFiles('embed-check'), licenses('embed-check/licenses.txt')],
  build: {
    target: browsers,
    emptyOutDir: false,
    // Only this folder is served.
    rolldownOptions: { output: { chunkFileNames: 'embed-check/[name].js' } },
    lib: {
      entry: { check: 'src/check/check.ts', frame: 'src/check/frame.ts', snippet: 'src/snippet/page.ts' },
      formats: ['es'],
      fileName: (_, name) => `embed-check/${name}.js`,
    },
  },
});
