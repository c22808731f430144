import type { Tour } from '@booking/domain/schema';

/** As it is compared: in lower case, without diacritics. */
const normalise = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Tours whose name contains every word of the search, whatever the case and the diacritics; without words, all. TOUR-9. */
export function searchTours(tours: readonly Tour[], search: string): readonly Tour[] {
  const words = normalise(search).split(/\s+/).filter(Boolean);
  return words.length === 0 ? tours : tours.filter(({ name }) => words.every((word) => normalise(name).includes(word)));
}
