import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Endured, Memory } from './endure.ts';
import type { Compared, Figure } from './measure.ts';

const page = fileURLToPath(new URL('../../../docs/performance.md', import.meta.url));

export type Results = { store: string; compared: Compared[]; endured: Endured[]; figures: Figure[]; memory: Memory | null };

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [first = '', ...rest] = all.map(line);
  return [first, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rest].join('\n');
};

const countStatuses = (statuses: Record<string, number>): string =>
  Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status === '0' ? 'no response' : status}`)
    .join(', ');

function section({ compared, endured, figures, memory }: Results): string {
  const ratios = compared.map(({ what, ours, other, ratio, goal }) => [
    what,
    ratio.toFixed(2),
    goal,
    String(ours.perSecond),
    String(other.perSecond),
    String(ours.p99),
    countStatuses(ours.statuses),
  ]);
  const rows = [
    ...endured.map(({ what, statuses, worst, goal }) => [what, countStatuses(statuses), `${worst} ms`, goal]),
    ...figures.map(({ what, value, goal }) => [what, value, '', goal]),
    ...(memory ? [['100 000 reads', `${memory.before} MB before, ${memory.after} MB after`, '', 'memory where it was']] : []),
  ];
  return [
    table(['ours : what it is held against', 'ratio', 'goal', 'ours, per s', 'other, per s', 'p99, ms', 'responses'], ratios),
    table(['what is endured', 'responses', 'slowest', 'goal'], rows),
  ].join('\n\n');
}

const markers = (name: string): [string, string] => [`<!-- ${name} -->`, `<!-- /${name} -->`];

/** Replaces the text between the markers of a name. A text without them stays unchanged. */
function replaceBetween(text: string, name: string, content: string): string {
  const [start, end] = markers(name);
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  return from < 0 || to < from ? text : `${text.slice(0, from + start.length)}\n\n${content}\n\n${text.slice(to)}`;
}

/** Formats the results as Markdown. Results of `whole` runs replace the section of their store in docs/performance.md. */
export function report(results: readonly Results[], { whole }: { whole: boolean }): string {
  const when = `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? 'an unknown processor'}.`;
  const sections = results.map((result) => ({ name: `backend on ${result.store}`, text: `${when}\n\n${section(result)}` }));
  if (whole)
    writeFileSync(
      page,
      sections.reduce((text, each) => replaceBetween(text, each.name, each.text), readFileSync(page, 'utf8')),
    );
  return sections.map(({ name, text }) => `${name}\n\n${text}`).join('\n\n');
}
