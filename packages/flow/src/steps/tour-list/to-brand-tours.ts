import type { Tour } from '@booking/domain/schema';
import type { ListedTour } from '@booking/ui/steps/tour-list';
import type { TourNames } from '../../app/tour-names.ts';

/** The tours of a brand's list, in the order of the backend, with the names that are shown and searched. `tourIds` null: all. TOUR-19, TOUR-20. */
export const toBrandTours = (
  tours: readonly Tour[],
  tourIds: readonly string[] | null,
  getNames: (id: string, ownName: string) => TourNames,
): ListedTour[] =>
  tours
    .filter(({ id }) => tourIds === null || tourIds.includes(id))
    .map(({ id, name, duration }) => {
      const { shown, english } = getNames(id, name);
      return { id, name: shown, duration, englishName: english };
    });
