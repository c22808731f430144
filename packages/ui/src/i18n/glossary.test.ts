import { readdirSync, readFileSync } from 'node:fs';
import { languages } from '@booking/domain/schema';
import { describe, expect, test } from 'vitest';
import { glossary } from './glossary.ts';

type Tree = { [key: string]: string | Tree };

const flat = (tree: Tree, prefix: string): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  );

/** The texts of a language by their keys with namespace, without the names of values. */
function readTexts(language: string): [key: string, text: string][] {
  const folder = new URL(`../../../languages/${language}/texts/`, import.meta.url);
  return readdirSync(folder)
    .flatMap((file) => flat(JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Tree, `${file.replace('.json', '')}:`))
    .map(([key, text]) => [key, text.replaceAll(/\{\{.*?\}\}/g, '…').replaceAll(/\s/g, ' ')]);
}

const escapeWord = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** The word by itself, or as the beginning of a longer one. */
const beginning = (word: string): RegExp => new RegExp(`(?<![\\p{L}\\d])${escapeWord(word)}`, 'iu');
const whole = (word: string): RegExp => new RegExp(`(?<![\\p{L}\\d-])${escapeWord(word)}(?![\\p{L}\\d-])`, 'iu');

const withTerms = languages.filter((language) => glossary.some((term) => term[language]));

describe.each(withTerms)('the glossary and the texts in %s (BRAND-40)', (language) => {
  const texts = readTexts(language);

  test.each(glossary.flatMap((term) => term[language] ?? []))('use the word: %s', (word) => {
    expect(texts.filter(([, text]) => beginning(word).test(text))).not.toEqual([]);
  });

  const avoided = glossary.flatMap(({ avoid, except = [], ...term }) =>
    (avoid?.[language] ?? []).map((word) => ({ word, instead: term[language], except })),
  );
  test.each(avoided)('avoid the word $word: it is $instead', ({ word, except }) => {
    expect(texts.filter(([key, text]) => whole(word).test(text) && !except.includes(key))).toEqual([]);
  });
});

test('an exception of the glossary is a text, and uses an avoided word in some language (BRAND-40)', () => {
  const all = languages.map((language) => [language, new Map(readTexts(language))] as const);
  for (const { avoid = {}, except = [] } of glossary) {
    for (const key of except) {
      const isUsed = all.some(([language, texts]) => (avoid[language] ?? []).some((word) => whole(word).test(texts.get(key) ?? '')));
      expect({ key, isUsed }).toEqual({ key, isUsed: true });
    }
  }
});

test('no two terms of the glossary have the same English word (BRAND-40)', () => {
  expect(new Set(glossary.map(({ en }) => en)).size).toBe(glossary.length);
});
