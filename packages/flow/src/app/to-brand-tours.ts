import type { Tour } from '@booking/domain/schema';
import type { ListedTour } from '@booking/ui/steps/tour-list';
import type { TourNames } from './tour-names.ts';

/**
 * The tours of a brand's list, in the order of the backend. All of them without a configured list, and with one that fits none of the backend's tours: it
 * belongs to another backend.
 */
export function brandTours(tours: readonly Tour[], tourIds: readonly string[] | null): readonly Tour[] {
  const own = tours.filter(({ id }) => tourIds?.includes(id));
  return own.length > 0 ? own : tours;
}

/** The tours of a brand's list, with the names that are shown and searched. */
export function toBrandTours(
  tours: readonly Tour[],
  tourIds: readonly string[] | null,
  getNames: (id: string, ownName: string) => TourNames,
): ListedTour[] {
  return brandTours(tours, tourIds).map(({ id, name, duration, minimum_price, region }) => {
    const { shown, language, english } = getNames(id, name);
    return {
      id,
      name: shown,
      nameLanguage: language,
      duration,
      englishName: english,
      price: minimum_price ?? null,
      region: region || null,
    };
  });
}
