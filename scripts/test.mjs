// `npm test`: every check, from a fresh clone on. `npm test -- unit stories` runs only those named; `--full` (or FULL=1) runs what a release needs.
import { ensureBrowser } from './browser.mjs';
import { ensurePooler } from './debian.mjs';
import { summary } from './test-summary.mjs';
import { ensureInstalled, root, run, turbo } from './workspace.mjs';

/**
 * The checks, each a task of turbo.json: what has not changed is not run again. Two groups run at once, as many as there are processors: a third would
 * slow both down. The first needs the builds, the second takes the longest where only a view has changed.
 */
let groups = [
  ['build', 'size', 'browsers', 'lint:package', 'e2e'],
  ['screens'],
  ['lint', 'imports', 'knip', 'typecheck', 'unit', 'db'],
  ['stories'],
];
const atOnce = 2;
/** The drivers of other engines take what they get of a processor, and pictures must not be late: they run alone, after everything else. */
const last = [];
const inBrowser = ['stories', 'screens', 'translated', 'axe', 'e2e', 'compare-pictures'];

const given = process.argv.slice(2);
const full = given.includes('--full') || process.env.FULL === '1';
const named = given.filter((name) => name !== '--full');
// A release has more time than processors: two groups, so that no check waits for a processor until its timeout. `axe` runs every story with its `play`.
if (full) {
  const [built, screens, quick] = groups;
  groups = [
    [...built, 'release:dry-run'],
    [...quick, 'build-storybook', ...screens, 'translated', 'axe'],
  ];
  last.push('engines', 'compare-pictures');
}
const all = [...groups.flat(), ...last];
const unknown = named.filter((name) => !all.includes(name));
const isSelected = (name) => named.length === 0 || named.includes(name);

/** Runs the selected checks of a group, each of them to completion, and rejects if one has failed. */
async function runGroup(checks, env) {
  const selected = checks.filter(isSelected);
  if (selected.length === 0) return;
  // One browser at a time beside the end-to-end tests' own.
  const concurrency = checks.includes('screens') || checks === last ? 1 : 2;
  const options = [
    `--concurrency=${concurrency}`,
    '--continue=dependencies-successful',
    '--output-logs=errors-only',
    '--log-order=grouped',
  ];
  await run(process.execPath, [turbo(), 'run', ...selected, ...options, '--ui=stream', '--summarize'], selected.join(', '), env);
}

/** Runs the groups in their order, some at once, then the last checks. Returns the errors of those that failed. */
async function runGroups(env) {
  const waiting = [...groups];
  const failures = [];
  const attempt = (checks) => runGroup(checks, env).catch((error) => failures.push(error));
  const runNext = async () => {
    for (let checks = waiting.shift(); checks; checks = waiting.shift()) await attempt(checks);
  };
  await Promise.all(Array.from({ length: atOnce }, runNext));
  await attempt(last);
  return failures;
}

try {
  if (unknown.length > 0) throw new Error(`No such check: ${unknown.join(', ')}. The checks are ${all.join(', ')}.`);
  await ensureInstalled();
  const chromium = inBrowser.some(isSelected) ? await ensureBrowser(root) : '';
  if (isSelected('db')) ensurePooler();
  const started = Date.now();
  const env = { ...(chromium && { CHROMIUM_PATH: chromium }), ...(full && { FULL: '1' }) };
  const [failure] = await runGroups(env);
  const { text, failedChecks } = summary(all.filter(isSelected), started);
  console.log(text);
  // The summary ends with the checks that failed. Without one, the runner itself did not work.
  if (failure && failedChecks.length === 0) throw failure;
  if (failure) process.exit(1);
} catch (error) {
  console.error(`\n${error.message}`);
  process.exit(1);
}
