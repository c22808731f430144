import react from '@vitejs/plugin-react';
import { inChromium, reporters } from '../../scripts/vitest.ts';

/** A visitor's browser, which may use the clipboard. */
const context = { locale: 'en-GB', timezoneId: 'Europe/Amsterdam', permissions: ['clipboard-read', 'clipboard-write'] };

/** The app's own routes and containers in a browser, against a fake backend: neither a build nor a server. */
export default {
  plugins: [react()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  // Known from the start: found later, one would reload the page in the midst of a test.
  optimizeDeps: { include: ['react', 'react/jsx-dev-runtime', 'react-dom/client'] },
  test: {
    name: 'screens',
    include: ['src/**/*.screens.test.ts'],
    setupFiles: ['./src/testing/screens/setup.ts'],
    testTimeout: 30_000,
    expect: { poll: { timeout: 5_000 } },
    reporters: reporters('screens'),
    browser: { ...inChromium(context), viewport: { width: 1280, height: 900 } },
  },
};
