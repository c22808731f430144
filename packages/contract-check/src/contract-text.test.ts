import { readFileSync } from 'node:fs';
import { jsonSchemas } from '@booking/api/contract';
import { endpoints } from '@booking/api/endpoints';
import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { rules } from './rules.ts';

const text = readFileSync(new URL('../contract.md', import.meta.url), 'utf8');
const schemas = jsonSchemas() as Record<string, { examples?: unknown[] }>;
const blocks = [...text.matchAll(/^(Response|Body) of `(\w+ \S+)`:\n\n```json\n([\s\S]+?)\n```$/gm)].map(
  ([, part = '', call = '', json = '']) => ({
    part: part.toLowerCase(),
    call,
    example: JSON.parse(json),
  }),
);
const calls = Object.entries(endpoints).map(([name, { method, path }]) => ({ name, call: `${method} ${path}` }));

test('the contract in prose is published, and has every heading that a finding names (CALL-53)', () => {
  expect(manifest.files).toContain('contract.md');
  const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  expect([...new Set(Object.values(rules).map(({ section }) => section))].filter((section) => !headings.includes(section))).toEqual([]);
});

test('every call has its published examples in it, and there are no others (CALL-53)', () => {
  for (const { name, call } of calls) {
    for (const part of ['body', 'response']) {
      const inText = blocks.filter((block) => block.call === call && block.part === part).map(({ example }) => example);
      expect([call, part, ...inText]).toEqual([call, part, ...(schemas[`${name}.${part}.json`]?.examples ?? [])]);
    }
  }
  expect(blocks.map(({ call }) => call).filter((call) => !calls.some((known) => known.call === call))).toEqual([]);
  // One more: the body of an error.
  expect(text.match(/^```json$/gm)).toHaveLength(blocks.length + 1);
});
