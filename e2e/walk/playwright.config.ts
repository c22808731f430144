import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

/** The walk through the whole journey: `pnpm walk`. It is not part of `npm test`. */
export default defineConfig({
  ...base,
  reporter: [['./walk-report.ts']],
  testDir: '.',
  testMatch: '*.walk.ts',
  outputDir: '../../test-results/walk',
  timeout: 300_000,
  projects: [{ name: 'walk' }],
  webServer: { ...(base.webServer as object), command: 'node apps/demo/dist/main.js', cwd: new URL('../..', import.meta.url).pathname },
});
