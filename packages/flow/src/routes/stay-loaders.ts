import { departureQueries, translationQueries } from '@booking/api';
import { monthOf } from '@booking/domain/date';
import { isIsoDate } from '@booking/domain/schema';
import { loadTexts } from '@booking/ui/i18n';
import type { Services } from '../boot/services.ts';

/** Starts what the tour list will read; the page waits for its texts alone, as do the ship and the cabin step. */
export function loadTourList({ tourQueries, queryClient, runtime }: Services): Promise<void> {
  void queryClient.prefetchQuery(tourQueries.list());
  return loadTexts(runtime.language, ['steps']);
}

/** Starts what the ship step will read. */
export function loadShipStep({ client, tourQueries, queryClient, runtime }: Services, tour: string, date: string): Promise<void> {
  if (isIsoDate(date)) void queryClient.prefetchQuery(tourQueries.departures(tour, monthOf(date)));
  void queryClient.prefetchQuery(translationQueries(client).ships());
  return loadTexts(runtime.language, ['steps']);
}

/** Starts what the cabin step will read; the cabins' texts as soon as the ship is known. */
export function loadCabinStep({ client, queryClient, runtime }: Services, departure: string): Promise<void> {
  const departures = departureQueries(client);
  const translations = translationQueries(client);
  void queryClient.prefetchQuery(departures.cabins(departure));
  void queryClient.prefetchQuery(departures.products(departure));
  void queryClient.prefetchQuery(translations.products());
  void queryClient.prefetchQuery(translations.ships());
  queryClient.ensureQueryData(departures.detail(departure)).then(
    ({ ship_id }) => void queryClient.prefetchQuery(translations.cabins(ship_id)),
    () => {},
  );
  return loadTexts(runtime.language, ['steps']);
}
