import { initialMonth, monthRange } from '@booking/domain/calendar';
import { monthOf } from '@booking/domain/date';
import type { IsoDate } from '@booking/domain/schema';
import type { Services } from '../boot/services.ts';
import { sessionDateItem } from '../storage/session-date.ts';

type Context = Pick<Services, 'tourQueries' | 'queryClient' | 'storage' | 'today'>;

/**
 * Starts what the date step will read, and does not wait for it: the step shows its frame at once. A month that is known before the
 * tour (from the address or the session) is asked for at the same time as the tour.
 */
export function loadDateStep({ tourQueries, queryClient, storage, today }: Context, tour: string, searchDate: IsoDate | undefined): void {
  void queryClient.prefetchQuery(tourQueries.prices(tour));
  const sessionDate = sessionDateItem(storage).read();
  const known = searchDate ?? sessionDate;
  if (known) void queryClient.prefetchQuery(tourQueries.departures(tour, monthOf(known)));
  queryClient.ensureQueryData(tourQueries.detail(tour)).then(
    (detail) => {
      if (!monthRange(detail) && !known) return;
      const month = initialMonth({ searchDate, sessionDate, detail, today: today() });
      void queryClient.prefetchQuery(tourQueries.departures(tour, month));
    },
    // The step itself says what failed, and offers to try again.
    () => {},
  );
}
