import { departureQueries, translationQueries } from '@booking/api/queries';
import { loadTexts } from '../app/load-file.ts';
import { prefetchPortNames, prefetchVoucherTexts } from '../app/local-texts.ts';
import type { Screen } from '../app/screen.ts';
import type { Services } from '../app/services.ts';
import { prefetchTourNames } from '../app/tour-names.ts';
import { requireData } from './missing-data.ts';

/** Milliseconds that a step waits for optional data. */
const optionalTimeout = 1500;

/**
 * Loads the data of the checkout steps: the departure, its cabins and products, their texts, and the stored coupon.
 * @throws MissingData
 */
export async function loadCheckout(services: Services, departureId: string, { texts }: Screen): Promise<void> {
  const { client, queryClient, runtime } = services;
  const departures = departureQueries(client);
  const translations = translationQueries(client);
  const hasCoupon = services.storage.local.get('voucher') !== null;
  const departure = requireData(queryClient.ensureQueryData(departures.detail(departureId)), 'no-departure', 'departure-not-found');
  // Names fall back to the untranslated ones, and the coupon shows its own error, so neither may delay a step for long.
  const optional = [
    queryClient.prefetchQuery(translations.products()),
    queryClient.prefetchQuery(translations.ships()),
    prefetchTourNames(services),
    prefetchPortNames(services),
    prefetchVoucherTexts(services),
    departure.then(({ ship_id }) => queryClient.prefetchQuery(translations.cabins(ship_id))).catch(() => {}),
    // Few visitors have a coupon: only they load its code.
    hasCoupon ? import('./load-coupon.ts').then(({ loadCoupon }) => loadCoupon(services, departureId)) : null,
  ];
  await Promise.all([
    departure,
    requireData(queryClient.ensureQueryData(departures.cabins(departureId)), 'no-cabin'),
    requireData(queryClient.ensureQueryData(departures.products(departureId)), 'no-product'),
    loadTexts(runtime, texts),
    Promise.race([Promise.allSettled(optional), new Promise((resolve) => setTimeout(resolve, optionalTimeout))]),
  ]);
}
