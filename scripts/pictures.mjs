// `npm run pictures`: compares whole pages with the baseline, as a release does. `-- --update` writes the baseline, and keeps the pictures themselves
// for the report of this machine; `-- --report` opens the last report.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureInstalled, root, run, turbo } from './workspace.mjs';

const playwright = join(root, 'node_modules/@playwright/test/cli.js');
const pictures = join(root, 'e2e/pictures/baseline');
const isUpdate = process.argv.includes('--update');

try {
  if (process.argv.includes('--report')) {
    await run(process.execPath, [playwright, 'show-report', join(root, 'node_modules/.cache/pictures')]);
    process.exit();
  }
  await ensureInstalled();
  const env = { CHROMIUM_PATH: await ensureBrowser(root) };
  await run(process.execPath, [turbo(), 'run', 'build-storybook', '--output-logs=errors-only', '--ui=stream']);
  if (isUpdate) rmSync(pictures, { recursive: true, force: true });
  const options = isUpdate ? ['--update-snapshots=all'] : [];
  await run(process.execPath, [playwright, 'test', '--config', 'e2e/pictures/playwright.config.ts', ...options], 'Pictures', env);
} catch (error) {
  console.error(`\n${error.message}`);
  process.exit(1);
}
