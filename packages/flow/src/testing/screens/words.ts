import type { Language } from '@booking/domain/schema';
import { createWords, type Texts, type Words } from '../journey/words.ts';

export type { Words };

const files = import.meta.glob<Texts>('../../../../languages/*/texts/*.json', { eager: true, import: 'default' });

/** The texts of the tool in a language. */
export const getWords = (language: Language): Words =>
  createWords(language, (namespace) => files[`../../../../languages/${language}/texts/${namespace}.json`]);
