import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';

/** The stories that a page shows and that its imports do not have, as the page writes them. */
function findMissing(file: string): string[] {
  const page = readFileSync(file, 'utf8');
  const sources = new Map(
    Array.from(page.matchAll(/^import \* as (\w+) from '(.+)';$/gm), ([, name = '', path = '']) => [
      name,
      readFileSync(join(file, '..', path), 'utf8'),
    ]),
  );
  return Array.from(page.matchAll(/of=\{(\w+)(?:\.(\w+))?\}/g))
    .filter(([, name = '', story]) => {
      const source = sources.get(name);
      return source === undefined || (story !== undefined && !new RegExp(`^export const ${story}\\b`, 'm').test(source));
    })
    .map(([written]) => `${relative(import.meta.dirname, file)} ${written}`);
}

// A page that names a story which has moved shows an error in its place, and everything else passes.
test('every story that a page of the documentation shows exists', () => {
  const pages = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => join(import.meta.dirname, file));
  expect(pages.length).toBeGreaterThan(15);
  expect(pages.flatMap(findMissing)).toEqual([]);
});

/** The first words of the titles of stories and pages, other than the welcome page: the groups of the sidebar. */
function findGroups(): string[] {
  const titles = (folder: string, pattern: RegExp, end: string) =>
    readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(end))
      .flatMap((file) => pattern.exec(readFileSync(join(import.meta.dirname, folder, file), 'utf8'))?.[1] ?? []);
  const stories = /^(?: {2}|const meta = \{ )title: '(\w+)\//m;
  return [...titles('../src', stories, '.stories.tsx'), ...titles('.', stories, '.stories.tsx'), ...titles('.', /title="(\w+)\//, '.mdx')];
}

test('the welcome page names every group of the sidebar and no other', () => {
  const named = Array.from(
    readFileSync(join(import.meta.dirname, 'welcome.mdx'), 'utf8').matchAll(/^- \*\*(.+?)\*\*/gm),
    ([, names = '']) => names.split(', '),
  ).flat();
  const switches = named.indexOf('Brand');
  expect(named.slice(0, switches).sort()).toEqual([...new Set(findGroups())].sort());
});
