import { languages as ids } from '@booking/languages';

// A constant of its own: the types of a published package name no private one.
const languages = ids;
export type Language = (typeof languages)[number];

/** What the tool says in a locale: `de-AT` and `de` are German, what is no language of the tool is English. */
export const inLocale = <Value>(values: Readonly<Record<Language, Value>>, locale: string | null): Value =>
  values[locale?.slice(0, 2) as Language] ?? values.en;
