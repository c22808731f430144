import { defineConfig } from 'vite';
import { browsers } from '../../scripts/browsers.ts';
import { licenses } from '../../scripts/licenses.ts';

/** For host pages: the element as a module (dist/embed.mjs), and what only the mode `button` needs. */
export default defineConfig({
  plugins: [licenses()],
  build: {
    target: browsers,
    // By default a library's modules keep their line breaks.
    rolldownOptions: { output: { minify: true } },
    lib: {
      entry: { embed: 'src/embed.ts', 'embed-button': 'src/button.ts' },
      formats: ['es'],
      fileName: (_, name) => `${name}.mjs`,
    },
  },
});
