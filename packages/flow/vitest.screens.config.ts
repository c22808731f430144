import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { full, inChromium, reporters } from '../../scripts/vitest.ts';

/** A visitor's browser, which may use the clipboard. */
const context = { locale: 'en-GB', timezoneId: 'Europe/Amsterdam', permissions: ['clipboard-read', 'clipboard-write'] };

const project = (name: string, mode: string, test: { include: string[]; exclude?: string[]; isolate: boolean }) => ({
  root: import.meta.dirname,
  // A project does not have the mode of the command by itself.
  mode,
  plugins: [react()],
  define: { 'import.meta.env.FULL': full },
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  // The imports of changed files are followed as on a server.
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
  // Known from the start: found later, one would reload the page in the midst of a test.
  optimizeDeps: { include: ['react', 'react/jsx-dev-runtime', 'react-dom/client'] },
  test: {
    name,
    setupFiles: [join(import.meta.dirname, 'src/testing/screens/setup.ts')],
    testTimeout: 30_000,
    expect: { poll: { timeout: 5_000, interval: 10 } },
    browser: { ...inChromium(context), viewport: { width: 1280, height: 900 } },
    ...test,
  },
});

const isolated = 'src/**/*.isolated.screens.test.ts';

/** The app's own routes and containers in a browser, against a fake backend: neither a build nor a server. */
export default ({ mode }: { mode: string }) => {
  // React as visitors get it, in two thirds of the time. A release runs these tests with its development build, too: as pages that the browser translates.
  process.env.NODE_ENV = mode === 'translated' ? 'development' : 'production';
  return {
    test: {
      reporters: reporters('screens'),
      projects: [
        // Files share one page: loading the app again for each took half of the time.
        project('screens', mode, { include: ['src/**/*.screens.test.ts'], exclude: [isolated], isolate: false }),
        // These need a page of their own: they replace a module, or the payment provider's script stays in the page.
        project('isolated screens', mode, { include: [isolated], isolate: true }),
      ],
    },
  };
};
