import { voucherQueries } from '@booking/api/queries';
import type { QuoteContext } from '@booking/domain/booking';
import type { QueryExecuteOptions, QueryKey } from '@tanstack/react-query';
import type { Services } from '../../app/services.ts';
import { toCouponError, validateCoupon } from '../../booking/coupon-rules.ts';

/** Milliseconds that the check before a booking may take. */
const offerTimeout = 3000;

/**
 * Fetches everything that the price of a request depends on. What has no response in 3 seconds is taken as it was: the booking itself reports it.
 * @param cached what the page was priced with
 */
export async function fetchOffer(
  { client, queries, queryClient }: Services,
  code: string | null,
  cached: QuoteContext,
): Promise<QuoteContext> {
  const { id } = cached.departure;
  const timeout = new Promise<null>((resolve) => setTimeout(() => resolve(null), offerTimeout));
  const fetchFresh = <Data, Key extends QueryKey>(query: QueryExecuteOptions<Data, Error, Data, Data, Key>): Promise<Data> =>
    queryClient.query({ ...query, staleTime: 0, retry: false });
  const fresh = <Data, Key extends QueryKey>(query: QueryExecuteOptions<Data, Error, Data, Data, Key>): Promise<Data | null> =>
    Promise.race([fetchFresh(query).catch(() => null), timeout]);
  const fetchCoupon = (): Promise<QuoteContext['coupon']> =>
    fetchFresh(voucherQueries(client).detail(id, code ?? '')).catch((error) =>
      toCouponError(error) === 'voucher-invalid' ? null : cached.coupon,
    );

  const [departure, cabinTypes, products, coupon] = await Promise.all([
    fresh(queries.departures.detail(id)),
    fresh(queries.departures.cabins(id)),
    fresh(queries.departures.products(id)),
    code === null ? null : Promise.race([fetchCoupon(), timeout.then(() => cached.coupon)]),
  ]);
  const offer = {
    departure: departure ?? cached.departure,
    cabinTypes: cabinTypes ?? cached.cabinTypes,
    products: products ?? cached.products,
  };
  return { ...offer, coupon: coupon && validateCoupon(coupon, offer.departure) === null ? coupon : null };
}
