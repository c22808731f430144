import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

type Rule = { number: string; page: string; isStruck: boolean; isByHand: boolean };

const pages = readdirSync(join(root, 'docs/behaviour')).filter((name) => name.endsWith('.md') && name !== 'README.md');
const rules = pages.flatMap((page) =>
  Array.from(read(`docs/behaviour/${page}`).matchAll(/^(~~)?\*\*([A-Z]+-\d+)\*\* .+/gm), ([line, struck, number = '']): Rule => {
    return { number, page, isStruck: struck !== undefined, isByHand: /\(by hand: \S.*\)$/.test(line) };
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

const files = ['packages', 'apps', 'e2e', 'scripts'].flatMap(sources);

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

test('the coverage table names the rules of each sentence, all of them in force, or why it asks for nothing', () => {
  expect(header).toBe('id\trule');
  const wrong = rows.filter((row) => {
    const [, rule = '', ...more] = row.split('\t');
    const isKnown = /^none: \S/.test(rule) || rule.split(', ').every((number) => inForce.has(number));
    return !isKnown || more.length > 0;
  });
  expect(wrong).toEqual([]);
});

const numbers = '(?:[A-Z]+-\\d+(?:, )?)+';
/** The numbers at the end of a title, and texts that are nothing but numbers, from which a table makes its titles. */
const inTitles = new RegExp(`(?:\\((${numbers})\\)|['"\`](${numbers}))['"\`]`, 'g');

/** The declarations of a file of stories, each with its comment. */
const declarations = /(?=\/\*\*(?:[^*]|\*(?!\/))*\*\/\s*export const)|(?<!\*\/\s*)(?=export const)/;

/** The rules that the titles of a file name; of stories, the comments of those with `play`. */
function namedIn(path: string): string[] {
  const text = read(path);
  const titles = path.endsWith('.stories.tsx')
    ? text.split(declarations).flatMap((part) => (/\bplay\b/.test(part) ? (/^\/\*\*.*?\*\//s.exec(part) ?? []) : []))
    : Array.from(text.matchAll(inTitles), ([title]) => title);
  return titles.flatMap((title) => title.match(/[A-Z]+-\d+/g) ?? []);
}

test('every rule in force is named by a test that shows it, or says why only a person can see it', () => {
  const tests = files.filter((path) => /\.(?:test|spec|stories|walk|bench)\.tsx?$/.test(path));
  const named = new Set(tests.flatMap(namedIn));
  expect(
    rules.filter(({ number, isStruck, isByHand }) => !isStruck && !isByHand && !named.has(number)).map(({ number }) => number),
  ).toEqual([]);
  expect(rules.filter(({ number, isByHand }) => isByHand && named.has(number))).toEqual([]);
});

const mention = new RegExp(`(?<![\\w-])(?:${[...prefixes.values()].join('|')})-\\d+`, 'g');

test('every rule named in code and tests exists', () => {
  const unknown = files.flatMap((path) =>
    Array.from(read(path).matchAll(mention), ([number]) => number)
      .filter((number) => !inForce.has(number))
      .map((number) => `${path}: ${number}`),
  );
  expect(unknown).toEqual([]);
});

test('numbers stand in tests, and in the code that other teams read: elsewhere the test finds the rule', () => {
  const forOthers = /^packages\/(?:domain|api|contract-check)\//;
  const ofTests = /\.(?:test|spec|stories|walk|bench)\.|\/testing\/|\/\.storybook\/|^e2e\/|^scripts\//;
  const code = files.filter((path) => !forOthers.test(path) && !ofTests.test(path));
  expect(code.filter((path) => mention.test(read(path)))).toEqual([]);
});
