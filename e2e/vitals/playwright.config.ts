import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

/** The benchmark of what visitors feel: `pnpm vitals`. One page at a time, nothing beside it. */
export default defineConfig({
  ...base,
  reporter: 'list',
  testDir: '.',
  testMatch: '*.bench.ts',
  outputDir: '../../test-results/vitals',
  timeout: 3_600_000,
  workers: 1,
  fullyParallel: false,
  projects: [{ name: 'vitals' }],
  use: {
    ...base.use,
    // A trace copies the page at each step and films it, in the page's own time.
    trace: 'off',
    // In milliseconds, between two acts of a hand.
    launchOptions: { ...base.use?.launchOptions, slowMo: 250 },
  },
  webServer: { ...(base.webServer as object), command: 'node apps/backend/dist/main.js', cwd: new URL('../..', import.meta.url).pathname },
});
