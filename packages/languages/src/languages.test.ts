import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bundles } from './bundles.ts';
import * as lists from './index.ts';

const folders = readdirSync(new URL('../', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^[a-z]{2}$/.test(entry.name))
  .map(({ name }) => name);
const { languages, ...rest } = { ...lists, bundles };
const tables = Object.entries(rest).filter(([, table]) => typeof table === 'object');

test('a language is a folder (BRAND-41)', () => expect(languages.toSorted()).toEqual(folders));

test.each(tables)('every language has its %s (BRAND-41)', (_, table) => expect(Object.keys(table)).toEqual(languages));

test('the first language is English, which takes the place of what another one does not have (BRAND-41)', () => {
  expect(languages[0]).toBe('en');
  expect(lists.inLanguage({ en: 'tour', de: 'Reise' }, 'de')).toBe('Reise');
  expect(lists.inLanguage({ en: 'tour', de: 'Reise' }, 'nl')).toBe('tour');
});

test.each(languages)('%s has a name of its own, a locale of its language and countries (BRAND-41)', (language) => {
  const { name, locale, firstCountries } = lists.facts[language];
  expect(Object.values(lists.facts).filter((other) => other.name === name)).toHaveLength(1);
  expect(new Intl.Locale(locale).language).toBe(language);
  expect(new Intl.NumberFormat(locale).resolvedOptions().locale).toBe(locale);
  expect(firstCountries).not.toEqual([]);
});
