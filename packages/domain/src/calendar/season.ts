import { isBookable } from '../date/plain-date.ts';
import type { IsoDate } from '../schema/common.ts';
import type { TourDetail } from '../schema/tour.ts';

/** A tour's first and last departure; either may be unknown. */
export type Season = Pick<TourDetail, 'first_departure' | 'last_departure'>;

/** True if a tour has no departure on a date, because it lies before the first or after the last one. CALL-40. */
export const isOutsideSeason = (date: IsoDate, { first_departure: first, last_departure: last }: Season): boolean =>
  (first !== null && date < first) || (last !== null && date > last);

/** True if a tour's last departure can no longer be booked. DATE-50. */
export const isSeasonOver = ({ last_departure: last }: Season, today: IsoDate): boolean => last !== null && !isBookable(last, today);
