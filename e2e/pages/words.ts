import { readFileSync } from 'node:fs';
import { createWords, type Texts, type Words } from '../../packages/flow/src/testing/journey/words.ts';

export const languages = ['en', 'nl', 'de'] as const;
export type Language = (typeof languages)[number];
export type { Words };

/** The texts of the tool in a language. */
export const getWords = (language: Language): Words =>
  createWords(language, (namespace) => {
    const file = new URL(`../../packages/languages/${language}/texts/${namespace}.json`, import.meta.url);
    return JSON.parse(readFileSync(file, 'utf8')) as Texts;
  });
