import { defineConfig } from 'vite';

/** One classic script, dist/embed.js: it can be put in any page, and knows its own address. */
export default defineConfig({
  build: {
    target: 'es2022',
    lib: { entry: 'src/embed.ts', formats: ['iife'], name: 'boatBikeBooking', fileName: () => 'embed.js' },
  },
});
