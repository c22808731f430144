import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/chromium.ts';

const port = Number(process.env.PICTURES_PORT ?? 4391);

/** The baseline of pictures: `npm run pictures`. Compares whole pages of the built Storybook with the baseline in `signatures`. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.pictures.ts',
  outputDir: '../../test-results/pictures',
  snapshotPathTemplate: '{testDir}/baseline/{arg}{ext}',
  // A picture that is missing fails the comparison. `npm run pictures -- --update` writes it.
  updateSnapshots: 'none',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  reporter: [
    ['list'],
    ['json', { outputFile: '../../node_modules/.cache/counts/compare-pictures.json' }],
    ['html', { outputFolder: '../../node_modules/.cache/pictures', open: 'never' }],
  ],
  // A few pixels may differ: the edge of a curve is not always drawn the same.
  expect: { timeout: 20_000, toHaveScreenshot: { maxDiffPixels: 30 } },
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    timezoneId: 'Europe/Amsterdam',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions,
  },
  webServer: {
    command: `npx vite preview packages/ui --outDir storybook-static --port ${port} --strictPort`,
    cwd: new URL('../..', import.meta.url).pathname,
    url: `http://localhost:${port}/index.json`,
    reuseExistingServer: false,
  },
});
