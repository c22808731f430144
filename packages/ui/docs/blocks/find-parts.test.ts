import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findParts } from './find-parts.ts';

const folder = join(import.meta.dirname, '../..');
const sources = ['src', 'docs/pages'].flatMap((path) =>
  readdirSync(join(folder, path), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file): [string, string] => [join(path, file), readFileSync(join(folder, path, file), 'utf8')]),
);

test('every part is in a story, so that a designer finds it by its name', () => {
  const parts = findParts(Object.fromEntries(sources));
  expect(parts.length).toBeGreaterThan(150);
  expect(parts.filter(({ stories }) => stories.length === 0)).toEqual([]);
});

test('a part is found in the stories that use it, else in those of the parts that do', () => {
  const parts = findParts({
    '/a.tsx': 'export const Mark = () => <i />;',
    '/b.tsx': 'export function Card() {\n  return <Mark />;\n}',
    '/b.stories.tsx': 'const meta = { component: Card };',
    '/c.tsx': 'export const Lost = () => <b />;',
    '/sample-d.tsx': 'export const Sample = () => <Card />;',
  });
  expect(parts).toEqual([
    { name: 'Card', file: '/b.tsx', stories: ['/b.stories.tsx'] },
    { name: 'Lost', file: '/c.tsx', stories: [] },
    { name: 'Mark', file: '/a.tsx', stories: ['/b.stories.tsx'] },
  ]);
});
