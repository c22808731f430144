import type { Tour } from '@booking/domain/schema';

/** Lower case without diacritics, for comparison. */
const normalise = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The tours whose name contains every word of the search, ignoring case and diacritics. An empty search returns all. TOUR-9. */
export function searchTours(tours: readonly Tour[], search: string): readonly Tour[] {
  const words = normalise(search).split(/\s+/).filter(Boolean);
  return words.length === 0 ? tours : tours.filter(({ name }) => words.every((word) => normalise(name).includes(word)));
}
