import { languages, localeOf } from '../language.ts';

/** Without case, diacritics and punctuation: `Mär.` is `mar`. */
const normalize = (word: string): string =>
  word
    .normalize('NFD')
    .replaceAll(/[^\p{L}]/gu, '')
    .toLowerCase();

/** The names of a month, long and short, in all languages of the product. */
function getNames(month: number): string[] {
  const day = new Date(Date.UTC(2000, month - 1, 15));
  return languages.flatMap((language) =>
    (['long', 'short'] as const).map((style) =>
      normalize(new Intl.DateTimeFormat(localeOf(language), { month: style, timeZone: 'UTC' }).format(day)),
    ),
  );
}

let all: string[][] | null = null;

/** The number of a month, from its name or the first three or more letters of it, in any of the languages; null if it is none. */
export function findMonth(word: string): number | null {
  all ??= Array.from({ length: 12 }, (_, index) => getNames(index + 1));
  const start = normalize(word);
  if (start.length < 3) return null;
  const index = all.findIndex((names) => names.some((name) => name.startsWith(start)));
  return index === -1 ? null : index + 1;
}
