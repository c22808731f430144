import type { EndpointName } from '@booking/api/endpoints';
import { createRateLimit, type RateLimit } from './rate-limit.ts';

/** Limits per client; 0 for none. The first four are counted per process, the last one in the database, over all processes. */
export type Limits = {
  readsPerMinute: number;
  bookingsPerHour: number;
  paymentsPerHour: number;
  /** Invalid coupon codes. Valid ones are not counted. */
  couponsPerHour: number;
  /** Cabins in unpaid bookings. */
  openCabins: number;
};

/**
 * More than a family or an office behind one address needs, but too little to empty a departure: one booking of the largest party in single cabins.
 */
export const defaultLimits: Limits = {
  readsPerMinute: 1_200,
  bookingsPerHour: 30,
  paymentsPerHour: 60,
  couponsPerHour: 30,
  openCabins: 20,
};

export const noLimits: Limits = { readsPerMinute: 0, bookingsPerHour: 0, paymentsPerHour: 0, couponsPerHour: 0, openCabins: 0 };

type Kind = 'reads' | 'bookings' | 'payments' | 'coupons';
const minute = 60;
const hour = 60 * minute;

/** The kind of call that an endpoint counts as, if not a read. Pages count as reads. */
const kinds: Partial<Record<EndpointName, Kind>> = {
  createBooking: 'bookings',
  payBooking: 'payments',
  pay: 'payments',
  departureVoucher: 'coupons',
};

/**
 * Counts one call of a client, of an endpoint or of a page. Returns a function that undoes it.
 * @throws Problem 429 if there were too many.
 */
export type Consume = (name: EndpointName | 'page', client: string) => Promise<() => Promise<void>>;

/** The limits per client in this process. BACK-34. */
export function createLimits(limits: Limits): Consume {
  const rates: Record<Kind, RateLimit> = {
    reads: createRateLimit(limits.readsPerMinute, minute),
    bookings: createRateLimit(limits.bookingsPerHour, hour),
    payments: createRateLimit(limits.paymentsPerHour, hour),
    coupons: createRateLimit(limits.couponsPerHour, hour),
  };
  return async (name, client) => {
    const rate = rates[(name !== 'page' && kinds[name]) || 'reads'];
    await rate.take(client);
    return () => rate.refund(client);
  };
}
