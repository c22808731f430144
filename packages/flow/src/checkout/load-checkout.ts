import { departureQueries, translationQueries } from '@booking/api/queries';
import { loadTexts } from '../app/load-file.ts';
import type { Screen } from '../app/screen.ts';
import type { Services } from '../app/services.ts';
import { requireData } from './missing-data.ts';

/** Milliseconds that a step waits for optional data. */
const optionalTimeout = 1500;

/**
 * What every step from personal information on reads: the departure, its cabins and products, their texts, the stored coupon.
 * @throws MissingData
 */
export async function loadCheckout(services: Services, departureId: string, { texts }: Screen): Promise<void> {
  const { client, queryClient, runtime } = services;
  const departures = departureQueries(client);
  const translations = translationQueries(client);
  const loading = requireData(queryClient.ensureQueryData(departures.detail(departureId)), 'no-departure', 'departure-not-found');
  // Names fall back to the entities' own, and the coupon shows its own error: neither delays a step for long.
  const optional = [
    queryClient.prefetchQuery(translations.products()),
    queryClient.prefetchQuery(translations.ships()),
    loading.then(({ ship_id }) => queryClient.prefetchQuery(translations.cabins(ship_id))).catch(() => {}),
    // The step itself brings the code that reads it.
    import('../storage/voucher.ts').then(({ voucherEntries }) =>
      queryClient.prefetchQuery(departures.voucher(departureId, voucherEntries(services).read(departureId) ?? '')),
    ),
  ];
  await Promise.all([
    loading,
    requireData(queryClient.ensureQueryData(departures.cabins(departureId)), 'no-cabin'),
    requireData(queryClient.ensureQueryData(departures.products(departureId)), 'no-product'),
    loadTexts(runtime, texts),
    Promise.race([Promise.allSettled(optional), new Promise((resolve) => setTimeout(resolve, optionalTimeout))]),
  ]);
}
