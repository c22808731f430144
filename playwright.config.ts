import { defineConfig, devices } from '@playwright/test';
import { withoutStandIns } from './e2e/pages/without-stand-ins.ts';
import { launchOptions } from './scripts/chromium.ts';
import { full } from './scripts/full.ts';

const port = Number(process.env.E2E_PORT ?? 4390);

/**
 * On every change: tests with the tag `@phone` at phone width, and those without a tag at desktop width. `FULL=1` (`npm run test:full`):
 * all tests at both widths, except those that do not depend on the width.
 */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  timeout: 90_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  // On every change the screens are tested beside them.
  workers: full ? 2 : 1,
  forbidOnly: Boolean(process.env.CI),
  // The counts are for the table at the end of `npm test`.
  reporter: [['list'], ['json', { outputFile: 'node_modules/.cache/counts/e2e.json' }], ['./e2e/pages/matrix-report.ts']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    timezoneId: 'Europe/Amsterdam',
    // No trace: recording takes a fifth of a test's time. `--trace retain-on-failure` makes one.
    screenshot: 'only-on-failure',
    launchOptions,
  },
  projects: [
    {
      name: 'desktop',
      ...(!full && { grepInvert: /@full|@phone/ }),
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'phone',
      ...(!full && { grep: /@phone/ }),
      testIgnore:
        /faults\/|full\/(analytics|attribution|choosing|details-survive|host-page|keyboard-group|main-booker|operations|payment-matrix|payment-provider|shell|static-host|two-tabs|untouched-visit)/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
  webServer: {
    command: 'node apps/demo/dist/main.js',
    url: `http://localhost:${port}/api/v1/health/ready`,
    env: {
      PORT: String(port),
      DATA_DIR: 'test-results/.e2e-data',
      RUNTIME_CONFIG: withoutStandIns,
      // All tests are one client, which books more than a client may.
      LIMIT_OPEN_CABINS: '0',
      LIMIT_BOOKINGS_PER_HOUR: '0',
      LIMIT_PAYMENTS_PER_HOUR: '0',
      LIMIT_COUPONS_PER_HOUR: '0',
      LIMIT_READS_PER_MINUTE: '0',
    },
    timeout: 60_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
