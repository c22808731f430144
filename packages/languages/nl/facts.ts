import type { LanguageFacts } from '../src/language-facts.ts';

export const facts = {
  name: 'Nederlands',
  locale: 'nl-NL',
  firstCountries: ['NL', 'BE'],
  chat: 'nl_NL',
} as const satisfies LanguageFacts;
