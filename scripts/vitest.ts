import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type PlaywrightProviderOptions, playwright } from '@vitest/browser-playwright';

// Plain values, without the types of Vite: packages may resolve different copies of them.

export { full } from './full.ts';

/** Also leaves the counts of a run where `npm test` reads them for its table. */
export const reporters = (check: string) => ['default', ['json', { outputFile: `node_modules/.cache/counts/${check}.json` }]];

/** Packages are read from their sources, without a build. */
const source = { resolve: { conditions: ['source'] }, ssr: { resolve: { conditions: ['source'] } } };

/** Tests that run in Node, and need no database. */
export const testsInNode = (name: string, test: object = {}) => ({
  ...source,
  test: {
    name,
    include: ['src/**/*.test.{ts,tsx}'],
    exclude: ['**/*.{screens,db,postgres}.test.ts'],
    // Imports cost more than the tests themselves: files share them. What a test changes it puts back.
    isolate: false,
    setupFiles: [join(import.meta.dirname, 'temporal-setup.ts')],
    // A machine that is busy is no failure.
    testTimeout: 30_000,
    reporters: reporters('unit'),
    ...test,
  },
});

/** The browser of the environment, else the system's, else Playwright's own. */
const executablePath = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find((path) => path && existsSync(path));
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Vitest's browser settings for Chromium without a window, with these options of each page. */
export const inChromium = (contextOptions: NonNullable<PlaywrightProviderOptions['contextOptions']>) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: { args, ...(executablePath ? { executablePath } : {}) }, contextOptions }),
  instances: [{ browser: 'chromium' as const }],
});
