import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

type Rule = { number: string; page: string; isStruck: boolean };

const pages = readdirSync(join(root, 'docs/behaviour')).filter((name) => name.endsWith('.md') && name !== 'README.md');
const rules = pages.flatMap((page) =>
  Array.from(read(`docs/behaviour/${page}`).matchAll(/^(~~)?\*\*([A-Z]+-\d+)\*\* ./gm), ([, struck, number = '']): Rule => {
    return { number, page, isStruck: struck !== undefined };
  }),
);
/** The rules in force: a rule that is struck through must not be referred to. */
const inForce = new Set(rules.filter(({ isStruck }) => !isStruck).map(({ number }) => number));

/** The prefix of each page, from the table of pages. */
const prefixes = new Map(
  Array.from(read('docs/behaviour/README.md').matchAll(/^\| \[[^\]]+\]\(([^)]+)\)\s*\| `([A-Z]+)`/gm), ([, page = '', prefix = '']) => [
    page,
    prefix,
  ]),
);

const ignored = ['node_modules', 'dist', 'storybook-static', 'reports', '.stryker-tmp', '.turbo', '.server'];
function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return ignored.includes(entry.name) ? [] : sources(path);
    return /\.(?:tsx?|m?js|css|html)$/.test(entry.name) ? [path] : [];
  });
}

test('every page is in the table of pages, with its own prefix', () => {
  expect([...prefixes.keys()].sort()).toEqual(pages.toSorted());
  expect(new Set(prefixes.values()).size).toBe(pages.length);
});

test('every number is defined exactly once, on the page of its prefix, and none has been removed', () => {
  expect(rules.length).toBeGreaterThan(0);
  for (const [page, prefix] of prefixes) {
    const numbers = rules.filter((rule) => rule.page === page).map(({ number }) => number);
    const expected = numbers.map((_, index) => `${prefix}-${index + 1}`);
    expect(numbers.toSorted(), page).toEqual(expected.toSorted());
  }
});

const [header = '', ...rows] = read('docs/spec-coverage.tsv').trimEnd().split('\n');
/** The rows of the coverage table that have tests. */
const claims = rows.flatMap((row) => {
  const [id = '', , tests = '', named = ''] = row.split('\t');
  return tests.startsWith('none: ') ? [] : [{ id, tests: tests.split(' ; ').map((test) => test.split(' :: ')), named: named.split(', ') }];
});

test('every rule in the coverage table exists', () => {
  expect(header.split('\t')).toEqual(['id', 'built', 'test', 'rule']);
  expect(claims.flatMap(({ id, named }) => named.filter((number) => !inForce.has(number)).map((number) => `${id}: ${number}`))).toEqual([]);
});

const numbers = '(?:[A-Z]+-\\d+(?:, )?)+';
/** The numbers at the end of a test's title, and those in the comment of a story. */
function numbersInTitles(path: string): Set<string> {
  const pattern = path.endsWith('.stories.tsx')
    ? /\/\*\*((?:[^*]|\*(?!\/))*)\*\/\s*export const/g
    : new RegExp(`\\((${numbers})\\)(?: @full)?['"\`]`, 'g');
  return new Set(Array.from(read(path).matchAll(pattern), ([, found = '']) => found.match(/[A-Z]+-\d+/g) ?? []).flat());
}

test('every sentence is covered by tests whose titles have the numbers of its rules', () => {
  const known = new Map<string, Set<string>>();
  const titled = (path: string): Set<string> => {
    const found = known.get(path) ?? numbersInTitles(path);
    known.set(path, found);
    return found;
  };
  const open = claims.flatMap(({ id, tests, named }) => [
    ...tests.filter(([path = '', number = '']) => !titled(path).has(number)).map((test) => `${id}: no title in ${test.join(' has ')}`),
    ...named.filter((rule) => !tests.some(([, number]) => number === rule)).map((rule) => `${id}: no test for ${rule}`),
  ]);
  expect(open).toEqual([]);
});

test('every rule named in code and tests exists', () => {
  const mention = new RegExp(`(?<![\\w-])(?:${[...prefixes.values()].join('|')})-\\d+`, 'g');
  const unknown = ['packages', 'apps', 'e2e', 'scripts'].flatMap(sources).flatMap((path) =>
    Array.from(read(path).matchAll(mention), ([number]) => number)
      .filter((number) => !inForce.has(number))
      .map((number) => `${path}: ${number}`),
  );
  expect(unknown).toEqual([]);
});
