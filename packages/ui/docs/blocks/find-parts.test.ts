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
    '/b.tsx': "import { Mark } from './a.tsx';\nexport function Card() {\n  return <Mark />;\n}",
    '/b.stories.tsx': "import { Card } from './b.tsx';\nconst meta = { component: Card };",
    '/c.tsx': 'export const Lost = () => <b />;',
    '/sample-d.tsx': 'export const Sample = () => <Card />;',
  });
  expect(parts).toEqual([
    { name: 'Card', file: '/b.tsx', stories: ['/b.stories.tsx'] },
    { name: 'Lost', file: '/c.tsx', stories: [] },
    { name: 'Mark', file: '/a.tsx', stories: ['/b.stories.tsx'] },
  ]);
});

test('an element that only has the name of a part is not the part', () => {
  const parts = findParts({
    '/legend.tsx': 'export const Legend = () => <ul />;',
    '/legend.stories.tsx': "import {\n  Legend,\n} from './legend.tsx';\nconst story = <Legend />;",
    '/stepper.tsx': "export function Stepper() {\n  const Legend = 'legend';\n  return <Legend />;\n}",
    '/stepper.stories.tsx': "import { Stepper } from './stepper.tsx';\nconst story = <Stepper />;",
  });
  expect(parts.map(({ name, stories }) => [name, ...stories])).toEqual([
    ['Legend', '/legend.stories.tsx'],
    ['Stepper', '/stepper.stories.tsx'],
  ]);
  const found = findParts(Object.fromEntries(sources)).find(({ name }) => name === 'Legend');
  expect(found?.stories.filter((file) => file.includes('fields'))).toEqual([]);
});
