import { defineConfig } from 'vite';
import { browsers } from '../../scripts/browsers.ts';
import { licenses } from '../../scripts/licenses.ts';

/** What only the mode `button` needs, dist/embed-button.mjs: one file, whichever of the elements loads it. */
export default defineConfig({
  plugins: [licenses()],
  build: {
    target: browsers,
    emptyOutDir: false,
    rolldownOptions: { output: { minify: true } },
    lib: { entry: 'src/button.ts', formats: ['es'], fileName: () => 'embed-button.mjs' },
  },
});
