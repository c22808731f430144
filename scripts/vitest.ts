import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type PlaywrightProviderOptions, playwright } from '@vitest/browser-playwright';

// Plain values, without the types of Vite: packages may resolve different copies of them.

export { full } from './full.ts';

/** Also writes the counts of a run to the file that `npm test` reads for its table. */
export const reporters = (check: string) => ['default', ['json', { outputFile: `node_modules/.cache/counts/${check}.json` }]];

/** Packages are read from their sources, without a build. */
const source = { resolve: { conditions: ['source'] }, ssr: { resolve: { conditions: ['source'] } } };

/** Tests that run in Node and need no database. */
export const testsInNode = (name: string, test: object = {}) => ({
  ...source,
  test: {
    name,
    include: ['src/**/*.test.{ts,tsx}'],
    exclude: ['**/*.{screens,db,postgres}.test.ts'],
    // Imports cost more than the tests themselves, so test files share them. A test restores what it changes.
    isolate: false,
    setupFiles: [join(import.meta.dirname, 'temporal-setup.ts')],
    // A busy machine must not fail a test.
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

/** Vitest's browser settings for headless Chromium, with these options for each page. */
export const inChromium = (contextOptions: NonNullable<PlaywrightProviderOptions['contextOptions']>) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: { args, ...(executablePath ? { executablePath } : {}) }, contextOptions }),
  instances: [{ browser: 'chromium' as const }],
});
