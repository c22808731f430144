export const languages = ['en', 'nl', 'de'] as const;
export type Language = (typeof languages)[number];

/** The language that the first two letters of a text name, whatever follows them: `de-AT`, `nl_NL`, `de).`; null if there is none. BRAND-10. */
export const findLanguage = (text: string): Language | null =>
  languages.find((language) => text.toLowerCase().startsWith(language)) ?? null;
