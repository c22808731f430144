import type { ListedTour } from './search-tours.ts';

/** What the list is narrowed to: a region and a number of days; '' for any. */
export type TourFilter = { region: string; days: string };

export const anyTour: TourFilter = { region: '', days: '' };

/** The values of each filter, in the order of the list and by length. A filter with fewer than two values would change nothing: it has none. */
export function filterValues(tours: readonly ListedTour[]): { regions: readonly string[]; days: readonly number[] } {
  const regions = [...new Set(tours.flatMap(({ region }) => region ?? []))];
  const days = [...new Set(tours.map(({ duration }) => duration))].toSorted((one, other) => one - other);
  return { regions: regions.length > 1 ? regions : [], days: days.length > 1 ? days : [] };
}

/** The tours of a region and a number of days. */
export const filterTours = (tours: readonly ListedTour[], { region, days }: TourFilter): readonly ListedTour[] =>
  tours.filter((tour) => (region === '' || tour.region === region) && (days === '' || String(tour.duration) === days));
