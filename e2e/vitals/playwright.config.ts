import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';
import { launchOptions, wholeBrowser } from '../../scripts/chromium.ts';

/** The web vitals benchmark: `pnpm vitals`. One page at a time, nothing in parallel. */
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
    // A trace takes snapshots and a screencast at each step, which costs processor time of the page.
    trace: 'off',
    // Milliseconds between two actions of the visitor.
    launchOptions: { ...launchOptions, ...(wholeBrowser && { executablePath: wholeBrowser }), slowMo: 250 },
  },
  webServer: { ...(base.webServer as object), command: 'node apps/demo/dist/main.js', cwd: new URL('../..', import.meta.url).pathname },
});
