import { readdirSync, readFileSync } from 'node:fs';
import { errorCodes } from '@booking/domain/errors';
import { languages } from '@booking/domain/schema';
import { describe, expect, test } from 'vitest';

type Tree = { [key: string]: string | Tree };

const folder = new URL('../../../languages/', import.meta.url);
const read = (language: string, file: string): Tree =>
  JSON.parse(readFileSync(new URL(`${language}/texts/${file}`, folder), 'utf8')) as Tree;
const [, ...translations] = languages;
const files = readdirSync(new URL('en/texts/', folder));

const flat = (tree: Tree, prefix = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  );
const placeholders = (text: string): string[] =>
  [...new Set(text.match(/\{\{\s*\w+/g) ?? [])].map((placeholder) => placeholder.replace(/\W/g, '')).sort();

describe.each(files)('the texts of %s', (file) => {
  const english = flat(read('en', file));

  test.each(translations)('have the same keys and plural forms in %s, so that English is not loaded as a fallback', (language) => {
    const keys = flat(read(language, file)).map(([key]) => key);
    expect(keys.toSorted()).toEqual(english.map(([key]) => key).toSorted());
  });

  test.each(translations)('have the same placeholders in %s', (language) => {
    const texts = new Map(flat(read(language, file)));
    // A singular form may spell out its number.
    for (const [key, text] of english.filter(([key]) => !key.endsWith('_one'))) {
      expect({ key, placeholders: placeholders(texts.get(key) ?? '') }).toEqual({ key, placeholders: placeholders(text) });
    }
  });

  test.each(languages)('are never empty in %s', (language) => {
    expect(flat(read(language, file)).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test('have both plural forms if they have one', () => {
    const keys = new Set(english.map(([key]) => key));
    for (const key of keys) if (key.endsWith('_one')) expect(keys).toContain(key.replace(/_one$/, '_other'));
  });
});

test.each(languages)('no line breaks before a percent sign in %s (BRAND-28)', (language) => {
  const all = files.flatMap((file) => flat(read(language, file)));
  expect(all.some(([, text]) => text.includes('%'))).toBe(true);
  const wrong = language === 'de' ? /[^\u202f]%/ : /\s%/;
  expect(all.filter(([, text]) => wrong.test(text))).toEqual([]);
});

test.each(languages)('the words that link to terms are in the sentence of each consent, once, in %s (CONF-62)', (language) => {
  const { term, termLink } = read(language, 'confirmation.json') as { term: Record<string, string>; termLink: Record<string, string> };
  const counts = Object.entries(term).map(([key, text]) => text.split(termLink[key.replace('_north_america', '')] ?? key).length - 1);
  expect(counts).toEqual(Object.keys(term).map(() => 1));
});

test.each(languages)('every error code has a text in %s', (language) => {
  expect(
    Object.keys(Object.assign({}, ...['errors', 'formErrors', 'paymentErrors'].map((name) => read(language, `${name}.json`)))),
  ).toEqual(expect.arrayContaining([...errorCodes]));
});
