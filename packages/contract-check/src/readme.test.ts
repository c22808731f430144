import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { usage } from './report/arguments.ts';
import { rules } from './rules.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

test('the table of rules in the README is that of the rules', () => {
  const rows = Object.entries(rules).map(([id, { level, section, means }]) => `| \`${id}\` | ${level} | ${section} | ${means} |`);
  // The formatter aligns the columns.
  const lines = readme.split('\n').map((line) => line.replace(/ +/g, ' '));
  const table = lines.filter((line) => /^\| `[\w-]+` \| (?:must|should) \|/.test(line));
  expect(table).toEqual(rows);
});

test('the README has the usage as the command prints it', () => {
  expect(readme).toContain(usage.trimEnd());
});
