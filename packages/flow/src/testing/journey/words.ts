export type Texts = { [key: string]: string | Texts };

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * The texts of the tool in a language, by namespace and key: the tests find elements by the texts of the locale files.
 * @param read returns the content of a namespace's file
 */
export function createWords(language: string, read: (namespace: string) => Texts | undefined) {
  const text = (namespace: string, key: string): string => {
    const found = key
      .split('.')
      .reduce<string | Texts | undefined>((at, part) => (typeof at === 'object' ? at[part] : undefined), read(namespace));
    if (typeof found !== 'string') throw new Error(`no text ${language}/${namespace}:${key}`);
    return found;
  };
  return {
    /** The text of a key. */
    text,
    /** A pattern for a text whose `{{values}}` may be anything. */
    like: (namespace: string, key: string): RegExp =>
      new RegExp(
        text(namespace, key)
          .split(/\{\{\w+\}\}/)
          .map(escapeRegExp)
          .join('.+'),
      ),
    /** A pattern for a name that starts with the text. Names are compared with plain spaces, also where the text has one that does not break. */
    start: (namespace: string, key: string): RegExp => new RegExp(`^${escapeRegExp(text(namespace, key)).replace(/\s/g, ' ')}`),
  };
}

export type Words = ReturnType<typeof createWords>;
