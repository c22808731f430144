import { defineConfig } from 'vite';
import { browsers } from '../../scripts/browsers.ts';
import { licenses } from '../../scripts/licenses.ts';

/** For host pages: the element as a module, dist/embed.mjs. What only the mode `button` needs is a build of its own, which shares no chunk with it. */
export default defineConfig({
  plugins: [
    licenses(),
    { name: 'button', enforce: 'pre', resolveId: (id) => (id === './button.ts' ? { id: './embed-button.mjs', external: true } : null) },
  ],
  build: {
    target: browsers,
    // By default a library's modules keep their line breaks.
    rolldownOptions: { output: { minify: true } },
    lib: { entry: 'src/embed.ts', formats: ['es'], fileName: () => 'embed.mjs' },
  },
});
