// Finds or installs a Chromium for the tests, in this order: CHROMIUM_PATH, the system's, Playwright's own, Debian's package.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const system = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const works = (path) => existsSync(path) && spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0;
const attempt = (command, args, env = {}) =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000, env: { ...process.env, ...env } }).status === 0;

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
  const found = system.find(works);
  if (found) return say(found, 'installed');

  const require = createRequire(join(root, 'package.json'));
  const own = () => require('playwright').chromium.executablePath();
  if (works(own())) return say(own(), "Playwright's, installed before");
  const isDebianRoot = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (isDebianRoot) {
    const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
    if (attempt('apt-get', ['update', '-qq'], quiet) && attempt('apt-get', ['install', '-y', '-qq', 'chromium'], quiet)) {
      const installed = system.find(works);
      if (installed) return say(installed, 'installed with apt-get just now');
    }
  }
  if (attempt(process.execPath, [join(root, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium']) && works(own())) {
    return say(own(), "Playwright's, installed just now");
  }
  throw new Error('No Chromium could be found or installed. Set CHROMIUM_PATH to one.');
}
