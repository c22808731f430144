import { facts, findLanguage as find, languages as ids } from '@booking/languages';

/** The languages of the product; the first one is the default. A constant of its own: the types of a published package name no private one. BRAND-9. */
export const languages = ids;
export type Language = (typeof languages)[number];

/** The locale that a language's numbers and dates are written in. PRICE-5. */
export const localeOf = (language: Language): string => facts[language].locale;

/** The language that the first two letters of a text name, whatever follows them: `de-AT`, `nl_NL`, `de).`; null if there is none. BRAND-10. */
export const findLanguage = (text: string): Language | null => find(text);
