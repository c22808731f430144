import { readFileSync } from 'node:fs';

export type Language = 'en' | 'nl' | 'de';
type Namespace =
  | 'common'
  | 'departures'
  | 'errors'
  | 'progress'
  | 'summary'
  | 'tourDate'
  | 'cabins'
  | 'ship'
  | 'receipt'
  | 'tours'
  | 'checkout'
  | 'confirmation'
  | 'formErrors'
  | 'paymentErrors'
  | 'conflicts'
  | 'payment'
  | 'share';
type Texts = { [key: string]: string | Texts };

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The texts of the tool in a language: the tests find elements by the texts of the locale files. */
export function getWords(language: Language) {
  const read = (namespace: Namespace): Texts =>
    JSON.parse(readFileSync(new URL(`../../packages/ui/src/i18n/locales/${language}/${namespace}.json`, import.meta.url), 'utf8')) as Texts;
  const raw = (namespace: Namespace, key: string): string => {
    const found = key
      .split('.')
      .reduce<string | Texts | undefined>((at, part) => (typeof at === 'object' ? at[part] : undefined), read(namespace));
    if (typeof found !== 'string') throw new Error(`no text ${language}/${namespace}:${key}`);
    return found;
  };
  return {
    /** The text of a key. */
    text: raw,
    /** A pattern for a text whose `{{values}}` may be anything. */
    like: (namespace: Namespace, key: string): RegExp =>
      new RegExp(
        raw(namespace, key)
          .split(/\{\{\w+\}\}/)
          .map(escapeRegExp)
          .join('.+'),
      ),
  };
}

export type Words = ReturnType<typeof getWords>;
