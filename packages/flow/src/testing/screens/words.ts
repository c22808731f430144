import type { Language } from '@booking/domain/schema';

type Texts = { [key: string]: string | Texts };

const files = import.meta.glob<Texts>('../../../../ui/src/i18n/locales/*/*.json', { eager: true, import: 'default' });
const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The texts of the tool in a language, by namespace and key, with which tests find elements. */
export function getWords(language: Language) {
  const text = (namespace: string, key: string): string => {
    const file = files[`../../../../ui/src/i18n/locales/${language}/${namespace}.json`];
    const found = key.split('.').reduce<string | Texts | undefined>((at, part) => (typeof at === 'object' ? at[part] : undefined), file);
    if (typeof found !== 'string') throw new Error(`no text ${language}/${namespace}:${key}`);
    return found;
  };
  return {
    text,
    /** A pattern for a text with any `{{values}}`. */
    like: (namespace: string, key: string): RegExp =>
      new RegExp(
        text(namespace, key)
          .split(/\{\{\w+\}\}/)
          .map(escapeRegExp)
          .join('.+'),
      ),
  };
}

export type Words = ReturnType<typeof getWords>;
