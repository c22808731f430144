import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { inChromium } from '../../scripts/browser-tests.ts';

/** A visitor's browser, which may use the clipboard. */
const context = { locale: 'en-GB', timezoneId: 'Europe/Amsterdam', permissions: ['clipboard-read', 'clipboard-write'] };

/** The app's own routes and containers in a browser, against a fake backend: neither a build nor a server. */
export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  optimizeDeps: {
    // Known from the start: found later, one would reload the page in the midst of a test.
    include: ['react', 'react/jsx-dev-runtime', 'react-dom/client'],
  },
  test: {
    name: 'screens',
    include: ['src/**/*.screens.test.{ts,tsx}'],
    setupFiles: ['./src/testing/screens/setup.ts'],
    testTimeout: 30_000,
    expect: { poll: { timeout: 5_000 } },
    browser: { ...inChromium(context), viewport: { width: 1280, height: 900 } },
  },
});
