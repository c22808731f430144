// `npm test`: every check, from a fresh clone on. `npm test -- unit stories` runs only those named; `--full` (or FULL=1) runs what a release needs.
import { ensureBrowser } from './browser.mjs';
import { summary } from './test-summary.mjs';
import { ensureInstalled, root, run, turbo } from './workspace.mjs';

/** The checks, each a task of turbo.json: what has not changed is not run again. */
const checks = ['lint', 'imports', 'knip', 'typecheck', 'unit', 'db', 'build', 'lint:package', 'size', 'stories', 'screens', 'e2e'];
const inBrowser = ['stories', 'screens', 'e2e'];
const onlyForRelease = ['release:dry-run'];

const given = process.argv.slice(2);
const full = given.includes('--full') || process.env.FULL === '1';
const named = given.filter((name) => name !== '--full');
const all = full ? [...checks, ...onlyForRelease] : checks;
const unknown = named.filter((name) => !all.includes(name));
const tasks = named.length > 0 ? named : all;

try {
  if (unknown.length > 0) throw new Error(`No such check: ${unknown.join(', ')}. There are ${all.join(', ')}.`);
  await ensureInstalled();
  const chromium = tasks.some((task) => inBrowser.includes(task)) ? await ensureBrowser(root) : '';
  const started = Date.now();
  const options = [
    '--concurrency=2',
    '--continue=dependencies-successful',
    '--output-logs=errors-only',
    '--log-order=grouped',
    '--ui=stream',
    '--summarize',
  ];
  const env = { ...(chromium && { CHROMIUM_PATH: chromium }), ...(full && { FULL: '1' }) };
  const failed = await run(
    process.execPath,
    [turbo(), 'run', ...tasks, ...options],
    full ? 'Everything that a release needs' : 'Checks',
    env,
  ).then(
    () => null,
    (error) => error,
  );
  console.log(summary(tasks, started));
  if (failed) throw failed;
} catch (error) {
  console.error(`\n${error.message}`);
  process.exit(1);
}
