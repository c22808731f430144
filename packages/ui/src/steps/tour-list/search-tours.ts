import type { Cents } from '@booking/domain/money';
import { type Language, normaliseLine, type Tour } from '@booking/domain/schema';

/** Lower case without diacritics and what cannot be seen, for comparison. */
const normalise = (text: string): string => normaliseLine(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const contains = (text: string, words: readonly string[]): boolean => {
  const normalised = normalise(text);
  return words.every((word) => normalised.includes(word));
};

/** A tour with the name that is shown, and its English name where it has one: many visitors search for that one. */
export type ListedTour = Pick<Tour, 'id' | 'name' | 'duration'> & {
  nameLanguage?: Language;
  englishName?: string;
  /** What a person pays at least, in cents; null if the list does not say. */
  price?: Cents | null | undefined;
  /** In the backend's own language; null if the list does not say. */
  region?: string | null | undefined;
};

const toWords = (search: string): string[] => normalise(search).split(' ').filter(Boolean);
const searchedText = ({ name, englishName }: ListedTour): string => `${name} ${englishName ?? ''}`;

/**
 * The tours whose name, in the visitor's language and in English together, contains every word of the search, ignoring case and diacritics. An
 * empty search returns all.
 */
export function searchTours(tours: readonly ListedTour[], search: string): readonly ListedTour[] {
  const words = toWords(search);
  return words.length === 0 ? tours : tours.filter((tour) => contains(searchedText(tour), words));
}

/** For a search that finds nothing: the tours whose name has the most of its words, at most three; none if no tour has any. */
export function nearestTours(tours: readonly ListedTour[], search: string): readonly ListedTour[] {
  const words = toWords(search);
  const count = (tour: ListedTour): number => words.filter((word) => contains(searchedText(tour), [word])).length;
  const most = Math.max(0, ...tours.map(count));
  return most === 0 ? [] : tours.filter((tour) => count(tour) === most).slice(0, 3);
}
