import type { IsoDate } from '../schema/common.ts';
import type { TourDetail } from '../schema/tour.ts';

/** A tour's first and last departure; either may be unknown. */
export type Season = Pick<TourDetail, 'first_departure' | 'last_departure'>;

/** True if a tour has no departure on a date, because it lies before the first or after the last one. CALL-40. */
export const isOutsideSeason = (date: IsoDate, { first_departure: first, last_departure: last }: Season): boolean =>
  (first !== null && date < first) || (last !== null && date > last);
