import { defineConfig, devices } from '@playwright/test';
import { full } from './scripts/full.ts';

const port = Number(process.env.E2E_PORT ?? 4390);
const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * On every change: what is not tagged `@full`, at a desktop's width; and at a phone's what is tagged `@phone`. `FULL=1` (`npm run test:full`): all,
 * at both widths, but once what does not depend on the width.
 */
export default defineConfig({
  testDir: 'e2e',
  timeout: 90_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  ...(!full && { grepInvert: /@full/ }),
  // The counts are for the table at the end of `npm test`.
  reporter: [['list'], ['json', { outputFile: 'node_modules/.cache/counts/e2e.json' }], ['./e2e/pages/matrix-report.ts']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    timezoneId: 'Europe/Amsterdam',
    // No trace: to record one takes a fifth of a test's time. `--trace retain-on-failure` makes one.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: chromium, args },
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } } },
    {
      name: 'phone',
      ...(!full && { grep: /@phone/ }),
      testIgnore:
        /faults\/|full\/(analytics|attribution|choosing|every-point|host-page|kept-entries|keyboard-group|main-booker|payment-matrix|payment-provider|shell|static-host)/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
  webServer: {
    command: 'node apps/backend/dist/main.js',
    url: `http://localhost:${port}/api/v1/health/ready`,
    env: {
      PORT: String(port),
      DATA_DIR: 'test-results/.e2e-data',
      // All tests are one client, who books more than a client may.
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
