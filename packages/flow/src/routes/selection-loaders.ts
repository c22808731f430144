import { initialMonth, monthRange } from '@booking/domain/calendar';
import { monthOf } from '@booking/domain/date';
import { type IsoDate, isIsoDate } from '@booking/domain/schema';
import { loadTexts } from '@booking/ui/i18n';
import type { Services } from '../boot/services.ts';
import { sessionDateItem } from '../storage/session-date.ts';

type Context = Pick<Services, 'queries' | 'queryClient' | 'runtime' | 'storage' | 'today'>;

/**
 * Starts what the date step will read, and does not wait for it: the step shows its frame at once. A month that is known before the
 * tour (from the address or the session) is asked for at the same time as the tour.
 */
export function loadDateStep({ queries, queryClient, storage, today }: Context, tour: string, searchDate: IsoDate | undefined): void {
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

/** Starts what the tour list will read; the page waits for its texts alone, as do the ship and the cabin step. */
export function loadTourList({ queries, queryClient, runtime }: Context): Promise<void> {
  void queryClient.prefetchQuery(queries.tours.list());
  return loadTexts(runtime.language, ['steps']);
}

/** Starts what the ship step will read. */
export function loadShipStep({ queries, queryClient, runtime }: Context, tour: string, date: string): Promise<void> {
  if (isIsoDate(date)) void queryClient.prefetchQuery(queries.tours.departures(tour, monthOf(date)));
  void queryClient.prefetchQuery(queries.translations.ships());
  return loadTexts(runtime.language, ['steps']);
}

/** Starts what the cabin step will read; the cabins' texts as soon as the ship is known. */
export function loadCabinStep({ queries, queryClient, runtime }: Context, departure: string): Promise<void> {
  void queryClient.prefetchQuery(queries.departures.cabins(departure));
  void queryClient.prefetchQuery(queries.departures.products(departure));
  void queryClient.prefetchQuery(queries.translations.products());
  void queryClient.prefetchQuery(queries.translations.ships());
  queryClient.ensureQueryData(queries.departures.detail(departure)).then(
    ({ ship_id }) => void queryClient.prefetchQuery(queries.translations.cabins(ship_id)),
    () => {},
  );
  return loadTexts(runtime.language, ['steps']);
}
