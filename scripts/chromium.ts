import { existsSync } from 'node:fs';

/** The browser of the environment, else the system's, else Playwright's own. */
const executablePath = [process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(
  (path) => path && existsSync(path),
);

/** The browser that visitors have, for measurements: it composes frames as for a window. Else the tests' own. */
export const wholeBrowser = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path)) ?? executablePath;

/** How the tests launch Chromium: as root in a container, and without requests of its own. */
export const launchOptions = {
  args: [
    '--no-sandbox',
    '--disable-gpu',
    // The headless shell rounds the widths of letters otherwise, which no window does.
    '--font-render-hinting=none',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
  ...(executablePath && { executablePath }),
};
