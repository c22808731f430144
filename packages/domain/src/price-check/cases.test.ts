import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { priceCheck } from './index.ts';

type Case = { title: string; comment: string; input: unknown; output: Record<string, unknown> };

const folder = new URL('../../cases/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));

// `output` holds what a case is about; keys that it leaves out are not compared.
describe.each(files)('%s', (file) => {
  const content: Case | Case[] = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
  test.each([content].flat())('$title: $comment', ({ input, output }) => expect(priceCheck(input)).toMatchObject(output));
});
