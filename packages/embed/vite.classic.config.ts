import { defineConfig } from 'vite';
import { browsers } from '../../scripts/browsers.ts';
import { licenses } from '../../scripts/licenses.ts';

/** The element as a classic script, dist/embed.js. It loads the module's file for the mode `button`. */
export default defineConfig({
  plugins: [licenses()],
  build: {
    target: browsers,
    emptyOutDir: false,
    lib: { entry: 'src/embed-classic.ts', formats: ['iife'], name: 'boatBikeBooking', fileName: () => 'embed.js' },
  },
});
