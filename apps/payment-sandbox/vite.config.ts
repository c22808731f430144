import { defineConfig } from 'vite';
import { licenses } from '../../scripts/licenses.ts';

/** The browser script: one file, loaded by a plain script element. */
export default defineConfig({
  plugins: [licenses()],
  build: {
    target: 'es2022',
    modulePreload: false,
    lib: { entry: 'src/browser/main.ts', name: 'paymentSandbox', formats: ['iife'], fileName: () => 'stripe.js' },
  },
});
