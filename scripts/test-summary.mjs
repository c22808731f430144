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

/** Tests that passed, failed and were skipped, of one package's run; null if the task runs none. */
function readCounts(directory, task) {
  const path = join(root, directory, `node_modules/.cache/counts/${task}.json`);
  if (!existsSync(path)) return null;
  const report = json(path);
  // Playwright's report, else the counts of `scripts/vitest.ts`.
  if (!report.stats) return report;
  const { expected: passed, unexpected: failed, skipped } = report.stats;
  return { passed, failed, skipped, notes: [...new Set(report.suites.flatMap(skipNotes).filter(Boolean))] };
}

const seconds = (milliseconds) => (milliseconds / 1000).toFixed(1);

/** A line per check: how long its tasks took (they overlap), how many came from the cache, and the tests that passed. */
export function summary(checks, started) {
  const all = tasksSince(started);
  const sum = { passed: 0, failed: 0, skipped: 0 };
  const notes = [];
  const rows = checks.map((check) => {
    const tasks = all.filter(({ task, execution }) => task === check && execution);
    const time = tasks.reduce((total, { execution }) => total + Math.max(0, execution.endTime - execution.startTime), 0);
    const cached = tasks.filter(({ cache }) => cache.status === 'HIT').length;
    const counts = tasks.map(({ directory }) => readCounts(directory, check)).filter((one) => one !== null);
    const passed = counts.reduce((total, one) => total + one.passed, 0);
    for (const one of counts) for (const key of Object.keys(sum)) sum[key] += one[key];
    notes.push(...counts.flatMap((one) => one.notes ?? []));
    return [check, seconds(time), cached > 0 ? `${cached} of ${tasks.length}` : '', counts.length > 0 ? `${passed} passed` : ''];
  });
  const table = [['check', 'seconds', 'cached', 'tests'], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...table.map((row) => row[column].length)));
  const lines = table.map(([name, time, cached, tests]) =>
    `${name.padEnd(widths[0])}  ${time.padStart(widths[1])}  ${cached.padEnd(widths[2])}  ${tests}`.trimEnd(),
  );
  const skipped = sum.skipped > 0 ? `, ${sum.skipped} skipped` : '';
  return `\n${lines.join('\n')}\n\n${seconds(Date.now() - started)} s in total, without the install\n${sum.passed} passed, ${sum.failed} failed${skipped}${notes.map((note) => `\nSkipped: ${note}`).join('')}`;
}
