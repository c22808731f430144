import { defineConfig } from 'vite';
import { browsers } from '../../scripts/browsers.ts';

/** For host pages: the element, as a classic script (dist/embed.js) and as a module (dist/embed.mjs). Both know their own address. */
export default defineConfig({
  build: {
    target: browsers,
    // The classic script does not read it: see src/embed.ts.
    rolldownOptions: { checks: { emptyImportMeta: false } },
    lib: {
      entry: 'src/embed.ts',
      formats: ['iife', 'es'],
      name: 'boatBikeBooking',
      fileName: (format) => (format === 'es' ? 'embed.mjs' : 'embed.js'),
    },
  },
});
