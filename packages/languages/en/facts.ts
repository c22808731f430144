import type { LanguageFacts } from '../src/language-facts.ts';

export const facts = {
  name: 'English',
  locale: 'en-US',
  firstCountries: ['US', 'CA', 'AU', 'GB', 'SE', 'FI'],
  chat: 'en_US',
} as const satisfies LanguageFacts;
