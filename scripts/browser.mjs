// Finds or installs a Chromium for the tests, in this order: CHROMIUM_PATH, a headless shell, Debian's package of it, any Chromium of the system,
// Playwright's own. The headless shell draws no window: the end-to-end tests take two thirds of the processor's time with it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { attempt, installPackage } from './debian.mjs';

const headlessShell = '/usr/bin/chromium-headless-shell';
const system = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const works = (path) => existsSync(path) && spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0;

/** The path of a Chromium that starts. Logs which one; throws if there is none. */
export async function ensureBrowser(root) {
  const say = (path, how) => {
    console.log(`Browser: ${path} (${how})`);
    return path;
  };
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (works(named)) return say(named, 'CHROMIUM_PATH');
    throw new Error(`CHROMIUM_PATH is not a browser that starts: ${named}`);
  }
  if (works(headlessShell)) return say(headlessShell, 'installed');

  if (installPackage('chromium-headless-shell') && works(headlessShell)) return say(headlessShell, 'installed with apt-get just now');
  const found = system.find(works);
  if (found) return say(found, 'installed');

  const require = createRequire(join(root, 'package.json'));
  const own = () => require('playwright').chromium.executablePath();
  if (works(own())) return say(own(), "Playwright's, installed before");
  if (attempt(process.execPath, [join(root, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium']) && works(own())) {
    return say(own(), "Playwright's, installed just now");
  }
  throw new Error('No Chromium could be found or installed. Set CHROMIUM_PATH to one.');
}
