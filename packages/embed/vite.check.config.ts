import { defineConfig } from 'vite';
import { browsers } from '../../scripts/browsers.ts';

/** The self-test of a host page: dist/embed-check, with the page that it frames (public/embed-check). */
export default defineConfig({
  build: {
    target: browsers,
    emptyOutDir: false,
    lib: {
      entry: { check: 'src/check/check.ts', frame: 'src/check/frame.ts' },
      formats: ['es'],
      fileName: (_, name) => `embed-check/${name}.js`,
    },
  },
});
