import { describe, expect, test } from 'vitest';
import type { Translation } from '../schema/index.ts';
import { labelPolicies } from './index.ts';

const images = { image_url: null, image_url1: null, image_url2: null, image_url3: null };
const named = (id: string, name: string | null, language: 'en' | 'de' = 'de'): Translation => ({
  id,
  language,
  name,
  description: null,
  ...images,
});
const labels = (ids: readonly string[], translations: readonly Translation[] | undefined) =>
  labelPolicies(
    ids.map((id) => ({ id })),
    translations,
    'de',
  ).map(({ label }) => [label.name?.text ?? null, label.number]);

describe('policies of one type are told apart (CONF-51)', () => {
  test.each([
    ['the only one needs no label', ['a'], [named('a', 'Basis')], [[null, null]]],
    [
      'by the names of their translations',
      ['a', 'b'],
      [named('a', 'Basis'), named('b', 'Komfort'), named('b', 'Comfort', 'en')],
      [
        ['Basis', 1],
        ['Komfort', 2],
      ],
    ],
    [
      'without names by numbers',
      ['a', 'b'],
      undefined,
      [
        [null, 1],
        [null, 2],
      ],
    ],
    [
      'one without a name by its number',
      ['a', 'b'],
      [named('a', 'Basis'), named('b', '')],
      [
        ['Basis', 1],
        [null, 2],
      ],
    ],
    [
      'a name that several share tells none of them apart',
      ['a', 'b', 'c'],
      [named('a', 'Basis'), named('b', 'Komfort'), named('c', 'Basis', 'en')],
      [
        [null, 1],
        ['Komfort', 2],
        [null, 3],
      ],
    ],
  ] as const)('%s', (_, ids, translations, expected) => expect(labels(ids, translations)).toEqual(expected));
});
