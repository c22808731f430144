import * as de from '../de/index.ts';
import * as en from '../en/index.ts';
import * as nl from '../nl/index.ts';

// Every folder of this package is a language. `npm run new-language` adds one to each of these tables; each is written out, so that a build takes
// only what it uses.

/** The languages of the product. The first one is the default, and takes the place of what another one does not have. */
export const languages = ['en', 'nl', 'de'] as const;
export type Language = (typeof languages)[number];

/** The language that the first two letters of a text name, whatever follows them: `de-AT`, `nl_NL`, `de).`; null if there is none. */
export const findLanguage = (text: string): Language | null =>
  languages.find((language) => text.toLowerCase().startsWith(language)) ?? null;

/** Something in English, and in the languages that have their own. */
export type Translated<Value> = Readonly<{ en: Value } & Partial<Record<Language, Value>>>;

/** What there is in a language, or else in English. */
export const inLanguage = <Value>(values: Translated<Value>, language: Language): Value => values[language] ?? values.en;

/** Name, locale and the like. */
export const facts = {
  en: en.facts,
  nl: nl.facts,
  de: de.facts,
};

/** What only servers say. */
export const server = {
  en: en.server,
  nl: nl.server,
  de: de.server,
};

/** What the element in a host page is called, and its link. */
export const embedTitle = {
  en: en.embedTitle,
  nl: nl.embedTitle,
  de: de.embedTitle,
};

/** The dialog of the element. */
export const embedDialog = {
  en: en.embedDialog,
  nl: nl.embedDialog,
  de: de.embedDialog,
};

/** What a table of travellers calls the columns of their names. */
export const nameColumns = {
  en: en.nameColumns,
  nl: nl.nameColumns,
  de: de.nameColumns,
};

/** The form of the payment sandbox. */
export const sandboxForm = {
  en: en.sandboxForm,
  nl: nl.sandboxForm,
  de: de.sandboxForm,
};

/** The page of the payment sandbox in place of a bank’s. */
export const sandboxChallenge = {
  en: en.sandboxChallenge,
  nl: nl.sandboxChallenge,
  de: de.sandboxChallenge,
};
