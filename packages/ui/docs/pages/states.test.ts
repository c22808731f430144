import { readdirSync, readFileSync } from 'node:fs';
import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, test } from 'vitest';
import { otherTags, states } from './states.ts';

/** The tags of each page's stories, read as Storybook's own index reads them. */
const tagsByTitle = new Map(
  readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.stories.tsx'))
    .map((name) => {
      const code = readFileSync(`${import.meta.dirname}/${name}`, 'utf8');
      const { meta, stories } = loadCsf(code, { fileName: name, makeTitle: (title) => title }).parse();
      return [meta?.title ?? name, stories.map(({ name: story, tags = [] }) => ({ story, tags }))];
    }),
);

test('every page has stories, and the stories have no other page', () => {
  expect([...tagsByTitle.keys()].sort()).toEqual(
    Object.keys(states)
      .map((page) => `Pages/${page}`)
      .sort(),
  );
});

test.each(Object.entries(states))('%s: each of its states has a story, and each tag is one of its states', (page, named) => {
  const stories = tagsByTitle.get(`Pages/${page}`) ?? [];
  const shown = stories.flatMap(({ tags }) => tags.filter((tag) => !otherTags.includes(tag)));
  expect([...new Set(shown)].sort()).toEqual([...named].sort());
  expect(stories.filter(({ tags }) => tags.every((tag) => otherTags.includes(tag)))).toEqual([]);
});
