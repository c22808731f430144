import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Endured, Memory } from './endure.ts';
import type { Compared } from './measure.ts';

const page = fileURLToPath(new URL('../../../docs/performance.md', import.meta.url));
const [start, end] = ['<!-- backend -->', '<!-- /backend -->'];

export type Results = { store: string; compared: readonly Compared[]; endured: readonly Endured[]; memory: Memory };

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [first = '', ...rest] = all.map(line);
  return [first, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rest].join('\n');
};

const told = (statuses: Record<string, number>): string =>
  Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status === '0' ? 'no answer' : status}`)
    .join(', ');

function section({ store, compared, endured, memory }: Results): string {
  const ratios = compared.map(({ what, ours, bare, goal }) => [
    what,
    (ours.perSecond / bare.perSecond).toFixed(2),
    goal,
    String(ours.perSecond),
    String(bare.perSecond),
    String(ours.p99),
    told(ours.statuses),
  ]);
  const rows = [
    ...endured.map(({ what, statuses, worst, goal }) => [what, told(statuses), `${worst} ms`, goal]),
    ['100 000 reads', `${memory.before} MB before, ${memory.after} MB after`, '', 'memory where it was'],
  ];
  return [
    `### On ${store}`,
    table(['ours : bare', 'ratio', 'goal', 'ours, per s', 'bare, per s', 'p99, ms', 'answers'], ratios),
    table(['what is endured', 'answers', 'slowest', 'goal'], rows),
  ].join('\n\n');
}

/** The results as Markdown; they replace the marked section of docs/performance.md. */
export function report(results: readonly Results[]): string {
  const text = [
    start,
    '## The reference backend',
    '`pnpm bench:backend` writes this section. One process of the build is measured beside a bare server of the same framework (`apps/backend/bench/bare-server.ts`), round by round in the same run; the middle one of three rounds counts. Without limits per client, and without a line of the log for each request. Reads over 50 connections. The load comes from the same machine, so what is to be held is the ratio, not the rate.',
    `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? 'an unknown processor'}.`,
    ...results.map(section),
    end,
  ].join('\n\n');
  const before = existsSync(page) ? readFileSync(page, 'utf8') : `# Performance\n\n${start}\n${end}\n`;
  const [from, to] = [before.indexOf(start), before.indexOf(end)];
  const after = from < 0 || to < from ? `${before.trimEnd()}\n\n${text}\n` : before.slice(0, from) + text + before.slice(to + end.length);
  writeFileSync(page, after);
  return text;
}
