import type { LanguageFacts } from '../src/language-facts.ts';

export const facts = {
  name: 'Deutsch',
  locale: 'de-DE',
  firstCountries: ['DE', 'AT', 'CH'],
  chat: 'de',
} as const satisfies LanguageFacts;
