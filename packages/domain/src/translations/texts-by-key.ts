import type { Language } from '../language.ts';
import type { PortTranslation, VoucherTranslation } from '../schema/translation.ts';
import { type LocalText, pickText, toOwnText } from './local-text.ts';

/** Translated texts by what they translate. What is not in it has its own text only. */
export type TextsByKey = ReadonlyMap<string, LocalText>;

function textsByKey<Entry extends { language: Language }>(
  entries: readonly Entry[] | undefined,
  { key, text }: { key(entry: Entry): string; text(entry: Entry): string | null },
  language: Language,
): TextsByKey {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries ?? []) groups.set(key(entry), [...(groups.get(key(entry)) ?? []), entry]);
  return new Map(
    [...groups].flatMap(([name, group]) => {
      const found = pickText(group, text, language);
      return found ? [[name, found] as const] : [];
    }),
  );
}

/** The descriptions of vouchers in the language, else in English, by code. BRAND-37. */
export const voucherTexts = (translations: readonly VoucherTranslation[] | undefined, language: Language): TextsByKey =>
  textsByKey(translations, { key: ({ code }) => code, text: ({ description }) => description }, language);

/** The names of ports in the language, else in English, by the name that departures carry. BRAND-37. */
export const portNames = (translations: readonly PortTranslation[] | undefined, language: Language): TextsByKey =>
  textsByKey(translations, { key: ({ name }) => name, text: ({ translation }) => translation }, language);

/** The text for a key, which is its own text where it is not translated; null without a key. */
export const textOf = (texts: TextsByKey | null | undefined, own: string | null | undefined): LocalText | null =>
  (own ? texts?.get(own) : null) ?? toOwnText(own);
