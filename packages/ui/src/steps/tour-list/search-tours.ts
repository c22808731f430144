import type { Tour } from '@booking/domain/schema';

/** Tours whose name contains every word of the search, in any case; without words, all. Specification section 2, Tour list. */
export function searchTours(tours: readonly Tour[], search: string): readonly Tour[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return words.length === 0 ? tours : tours.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
}
