import { existsSync } from 'node:fs';
import { type PlaywrightProviderOptions, playwright } from '@vitest/browser-playwright';

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
export const inChromium = (contextOptions: PlaywrightProviderOptions['contextOptions']) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: { args, ...(executablePath ? { executablePath } : {}) }, contextOptions }),
  instances: [{ browser: 'chromium' as const }],
});
