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
  ).map(({ label }) => [label.name, label.number]);

describe('policies of one type are told apart (CONF-402)', () => {
  test.each([
    ['the only one needs no label', ['a'], [named('a', 'Basis')], [[null, null]]],
    [
      'by the names of their translations',
      ['a', 'b'],
      [named('a', 'Basis'), named('b', 'Komfort'), named('b', 'Comfort', 'en')],
      [
        ['Basis', null],
        ['Komfort', null],
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
        ['Basis', null],
        [null, 2],
      ],
    ],
    [
      'by name and number where they share a name',
      ['a', 'b', 'c'],
      [named('a', 'Basis'), named('b', 'Komfort'), named('c', 'Basis', 'en')],
      [
        ['Basis', 1],
        ['Komfort', null],
        ['Basis', 3],
      ],
    ],
  ] as const)('%s', (_, ids, translations, expected) => expect(labels(ids, translations)).toEqual(expected));
});
