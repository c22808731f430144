import { ensureData, prefetch } from '@booking/api/queries';
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
  const { queries, queryClient, runtime } = services;
  const hasCoupon = services.storage.local.get('voucher') !== null;
  const departure = requireData(ensureData(queryClient, queries.departures.detail(departureId)), 'no-departure', 'departure-not-found');
  // Names fall back to the untranslated ones, and the coupon shows its own error, so neither may delay a step for long.
  const optional = [
    prefetch(queryClient, queries.translations.products()),
    prefetch(queryClient, queries.translations.ships()),
    prefetchTourNames(services),
    prefetchPortNames(services),
    prefetchVoucherTexts(services),
    departure.then(({ ship_id }) => prefetch(queryClient, queries.translations.cabins(ship_id))).catch(() => {}),
    // Few visitors have a coupon: only they load its code.
    hasCoupon ? import('./coupon/load-coupon.ts').then(({ loadCoupon }) => loadCoupon(services, departureId)) : null,
  ];
  await Promise.all([
    departure,
    requireData(ensureData(queryClient, queries.departures.cabins(departureId)), 'no-cabin'),
    requireData(ensureData(queryClient, queries.departures.products(departureId)), 'no-product'),
    loadTexts(runtime, texts),
    Promise.race([Promise.allSettled(optional), new Promise((resolve) => setTimeout(resolve, optionalTimeout))]),
  ]);
}
