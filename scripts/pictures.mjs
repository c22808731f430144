// `npm run pictures`: compares whole pages with the baseline, as a release does. `-- --update` writes the baseline, and keeps the pictures themselves
// for the report of this machine; `-- --report` opens the last report, on a port of your own with `--port 4000`.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { compareVersions, reportHint, toReportOptions } from './pictures-words.mjs';
import { ensureInstalled, root, run, turbo } from './workspace.mjs';

const playwright = join(root, 'node_modules/@playwright/test/cli.js');
const config = 'e2e/pictures/playwright.config.ts';
const pictures = join(root, 'e2e/pictures/baseline');
const recorded = join(root, 'e2e/pictures/signatures/browser.txt');
const report = join(root, 'node_modules/.cache/pictures');
const isUpdate = process.argv.includes('--update');
const isReport = process.argv.includes('--report');

/** Compares, and says before and after it if nothing can be compared: what is left out, the list of tests shows without its reason. */
async function compare(env) {
  const { stdout } = spawnSync(env.CHROMIUM_PATH, ['--version'], { encoding: 'utf8', timeout: 30_000 });
  const versions = compareVersions(existsSync(recorded) ? readFileSync(recorded, 'utf8') : '', stdout ?? '');
  console.log(versions.text);
  try {
    await run(process.execPath, [playwright, 'test', '--config', config], 'Pictures', env);
  } catch (error) {
    throw new Error(`${error.message} ${reportHint}`);
  }
  if (!versions.isSame) console.log(`\n${versions.text}`);
}

try {
  await ensureInstalled();
  if (isReport) {
    await run(process.execPath, [playwright, 'show-report', report, ...toReportOptions(process.argv.slice(2))]);
    process.exit();
  }
  const env = { CHROMIUM_PATH: await ensureBrowser(root) };
  await run(process.execPath, [turbo(), 'run', 'build-storybook', '--output-logs=errors-only', '--ui=stream']);
  if (isUpdate) {
    rmSync(pictures, { recursive: true, force: true });
    await run(process.execPath, [playwright, 'test', '--config', config, '--update-snapshots=all'], 'Pictures', env);
  } else await compare(env);
} catch (error) {
  console.error(`\n${error.message}`);
  process.exit(1);
}
