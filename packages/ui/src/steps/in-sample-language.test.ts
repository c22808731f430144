import { formatDateRange } from '@booking/domain/date';
import { type IsoDate, languages } from '@booking/domain/schema';
import { ensureTemporal } from '@booking/domain/temporal';
import { createElement, isValidElement } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { fetchBundle, namespaces } from '../i18n/resources.ts';
import { inSampleLanguage } from './in-sample-language.ts';
import { sampleTexts } from './sample-texts.ts';

beforeAll(ensureTemporal);

const others = languages.filter((language) => language !== 'en');

test('texts are replaced in arrays, maps and objects at any depth; what has no entry stays', () => {
  const data = { tours: ['Amsterdam to Bruges', 'Meander'], ports: new Map([['Bruges', { name: 'Bruges' }]]), nights: 7, image: null };
  expect(inSampleLanguage(data, 'de')).toEqual({
    tours: ['Amsterdam – Brügge', 'Meander'],
    ports: new Map([['Brügge', { name: 'Brügge' }]]),
    nights: 7,
    image: null,
  });
});

test('so are the props of elements, which keep type, key and functions', () => {
  const onClick = () => {};
  const shown = inSampleLanguage(
    createElement('p', { key: 'a', title: 'Helmet', onClick }, 'Own bike', createElement('b', {}, 'Bruges')),
    'nl',
  );
  expect(shown).toEqual(createElement('p', { key: 'a', title: 'Helm', onClick }, 'Eigen fiets', createElement('b', {}, 'Brugge')));
  expect(isValidElement(shown)).toBe(true);
});

test('a text that names its language gets that of the page, unless it stays English', () => {
  const toTexts = (...texts: string[]) => texts.map((text) => ({ text, language: 'en' }));
  expect(inSampleLanguage(toTexts('Bruges', 'Amsterdam', 'Unknown'), 'de')).toEqual([
    { text: 'Brügge', language: 'de' },
    { text: 'Amsterdam', language: 'de' },
    { text: 'Unknown', language: 'en' },
  ]);
});

test('instances and functions stay the same, and in English all data', () => {
  const data = { at: new Date(0), onChange: () => 'Bruges', name: 'Bruges' };
  const shown = inSampleLanguage(data, 'de');
  expect([shown.at, shown.onChange]).toEqual([data.at, data.onChange]);
  expect(inSampleLanguage(data, 'en')).toBe(data);
});

test.each(others)('%s: every sample has its text, and dates are formatted as on a page', (language) => {
  expect(Object.entries(sampleTexts).filter(([, texts]) => !texts[language])).toEqual([]);
  const dates = (shown: typeof language | 'en') => formatDateRange('2027-05-08' as IsoDate, '2027-05-15' as IsoDate, shown);
  expect(inSampleLanguage(dates('en'), language)).toBe(dates(language));
});

type Tree = { [key: string]: string | Tree };
const flatten = (tree: Tree, prefix: string): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );

test.each(others)("%s: a sample with one of the tool's own texts has the tool's translation", async (language) => {
  const names = Object.keys(namespaces) as (keyof typeof namespaces)[];
  const textsIn = async (of: typeof language | 'en') =>
    (await Promise.all(names.map((name) => fetchBundle(of, name)))).flatMap((bundle) => flatten(bundle as Tree, ''));
  const [english, translated] = [await textsIn('en'), new Map(await textsIn(language))];
  const own = english.filter(([, text]) => sampleTexts[text]);
  expect(own.length).toBeGreaterThan(5);
  expect(own.map(([, text]) => inSampleLanguage(text, language))).toEqual(own.map(([key]) => translated.get(key)));
});
