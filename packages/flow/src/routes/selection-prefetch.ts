import { initialMonth, monthRange } from '@booking/domain/calendar';
import { monthOf } from '@booking/domain/date';
import { type IsoDate, isIsoDate } from '@booking/domain/schema';
import type { Services } from '../boot/services.ts';
import { sessionDateItem } from '../storage/session-date.ts';

type Context = Pick<Services, 'queries' | 'queryClient' | 'storage' | 'today'>;

/**
 * Starts what the date step will read, and does not wait for it: the step shows its frame at once. A month that is known before the
 * tour (from the address or the session) is asked for at the same time as the tour.
 */
export function prefetchDateStep({ queries, queryClient, storage, today }: Context, tour: string, searchDate: IsoDate | undefined): void {
  void queryClient.prefetchQuery(queries.tours.prices(tour));
  const sessionDate = sessionDateItem(storage).read();
  const known = searchDate ?? sessionDate;
  if (known) void queryClient.prefetchQuery(queries.tours.departures(tour, monthOf(known)));
  queryClient.ensureQueryData(queries.tours.detail(tour)).then(
    (detail) => {
      if (!monthRange(detail) && !known) return;
      const month = initialMonth({ searchDate, sessionDate, detail, today: today() });
      void queryClient.prefetchQuery(queries.tours.departures(tour, month));
    },
    // The step itself says what failed, and offers to try again.
    () => {},
  );
}

/** Starts what the ship step will read. */
export function prefetchShipStep({ queries, queryClient }: Context, tour: string, date: string): void {
  if (isIsoDate(date)) void queryClient.prefetchQuery(queries.tours.departures(tour, monthOf(date)));
  void queryClient.prefetchQuery(queries.translations.ships());
}

/** Starts what the cabin step will read; the cabins' texts as soon as the ship is known. */
export function prefetchCabinStep({ queries, queryClient }: Context, departure: string): void {
  void queryClient.prefetchQuery(queries.departures.cabins(departure));
  void queryClient.prefetchQuery(queries.departures.products(departure));
  void queryClient.prefetchQuery(queries.translations.products());
  void queryClient.prefetchQuery(queries.translations.ships());
  queryClient.ensureQueryData(queries.departures.detail(departure)).then(
    ({ ship_id }) => void queryClient.prefetchQuery(queries.translations.cabins(ship_id)),
    () => {},
  );
}
