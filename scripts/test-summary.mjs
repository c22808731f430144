// The table at the end of `npm test`: seconds and counts per check, from what turbo and the test runners have written.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';

const json = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** The tasks in turbo's reports of runs that began at that time or later. */
function tasksSince(started) {
  const folder = join(root, '.turbo/runs');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).mtimeMs >= started)
    .flatMap((path) => json(path).tasks);
}

/** Why Playwright's tests were skipped, as far as they say. */
const skipNotes = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(skipNotes),
  ...specs
    .flatMap(({ tests }) => tests)
    .flatMap(({ annotations }) => annotations.filter(({ type }) => type === 'skip').map(({ description }) => description)),
];

/** The tests of Playwright's report that failed, by file and title. */
const failedSpecs = ({ title = '', suites = [], specs = [] }) => [
  ...suites
    .flatMap(failedSpecs)
    .map((failure) => ({ ...failure, title: title.endsWith('.ts') ? failure.title : `${title} > ${failure.title}` })),
  ...specs.filter(({ ok }) => !ok).map((spec) => ({ file: spec.file, title: spec.title })),
];

/** Tests that passed, failed and were skipped, of one package's run; null if the task runs none. */
function readCounts(directory, task) {
  const path = join(root, directory, `node_modules/.cache/counts/${task}.json`);
  if (!existsSync(path)) return null;
  const report = json(path);
  // Playwright's report, else the counts of `scripts/vitest.ts`, whose files are named from the package.
  if (!report.stats) {
    const failures = (report.failures ?? []).map(({ file, title }) => ({ file: join(directory, file), title }));
    return { ...report, failures };
  }
  const { expected: passed, unexpected: failed, skipped } = report.stats;
  const failures = report.suites.flatMap(failedSpecs).map(({ file, title }) => ({ file: join('e2e', file), title }));
  return { passed, failed, skipped, failures, notes: [...new Set(report.suites.flatMap(skipNotes).filter(Boolean))] };
}

const seconds = (milliseconds) => (milliseconds / 1000).toFixed(1);

/**
 * What the checks have found, in words: a line per check, with how long its tasks took (they overlap), how many came from the cache, and the tests
 * that passed and failed; then each failed test with its file, and at the end all the checks that failed.
 * @returns the text, and the names of the checks that failed
 */
export function summary(checks, started) {
  const all = tasksSince(started);
  const sum = { passed: 0, failed: 0, skipped: 0 };
  const notes = [];
  const failures = [];
  const failedChecks = [];
  const rows = checks.map((check) => {
    const tasks = all.filter(({ task, execution }) => task === check && execution);
    const time = tasks.reduce((total, { execution }) => total + Math.max(0, execution.endTime - execution.startTime), 0);
    const cached = tasks.filter(({ cache }) => cache.status === 'HIT').length;
    const counts = tasks.map(({ directory }) => readCounts(directory, check)).filter((one) => one !== null);
    const of = (key) => counts.reduce((total, one) => total + one[key], 0);
    for (const key of Object.keys(sum)) sum[key] += of(key);
    notes.push(...counts.flatMap((one) => one.notes ?? []));
    failures.push(...counts.flatMap((one) => one.failures));
    const isFailed = tasks.some(({ execution }) => execution.exitCode !== 0);
    if (isFailed) failedChecks.push(check);
    const outcome = of('failed') > 0 ? `${of('failed')} failed` : isFailed ? 'failed' : '';
    return [
      check,
      seconds(time),
      cached > 0 ? `${cached} of ${tasks.length}` : '',
      counts.length > 0 ? `${of('passed')} passed` : '',
      outcome,
    ];
  });
  const table = [['check', 'seconds', 'cached', 'tests', ''], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => row[column].length)));
  const lines = table.map(([name, time, cached, tests, outcome]) =>
    [name.padEnd(widths[0]), time.padStart(widths[1]), cached.padEnd(widths[2]), tests.padStart(widths[3]), outcome].join('  ').trimEnd(),
  );
  const skipped = sum.skipped > 0 ? `, ${sum.skipped} skipped` : '';
  const text = [
    '',
    ...lines,
    '',
    `${seconds(Date.now() - started)} s in total, without the install`,
    `${sum.passed} passed, ${sum.failed} failed${skipped}`,
    ...notes.map((note) => `Skipped: ${note}`),
    ...(failures.length > 0 ? ['', 'Failed tests:', ...failures.map(({ file, title }) => `  ${file}: ${title}`)] : []),
    ...(failedChecks.length > 0 ? ['', `Failed checks: ${failedChecks.join(', ')}`] : []),
  ].join('\n');
  return { text, failedChecks };
}
