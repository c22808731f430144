import { type Language, normaliseLine, type Tour } from '@booking/domain/schema';

/** Lower case without diacritics and what cannot be seen, for comparison. */
const normalise = (text: string): string => normaliseLine(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const contains = (text: string, words: readonly string[]): boolean => {
  const normalised = normalise(text);
  return words.every((word) => normalised.includes(word));
};

/** A tour with the name that is shown, and its English name where it has one: many visitors search for that one. */
export type ListedTour = Tour & { nameLanguage?: Language; englishName?: string };

/**
 * The tours whose name, in the visitor's language and in English together, contains every word of the search, ignoring case and diacritics. An
 * empty search returns all.
 */
export function searchTours(tours: readonly ListedTour[], search: string): readonly ListedTour[] {
  const words = normalise(search).split(' ').filter(Boolean);
  return words.length === 0 ? tours : tours.filter(({ name, englishName }) => contains(`${name} ${englishName ?? ''}`, words));
}
