import type { EndpointName } from '@booking/api/endpoints';
import { createRateLimit, type RateLimit } from './rate-limit.ts';

/** Limits per client; 0 for none. All are counted per process, except the last one: in the database, over all processes. */
export type Limits = {
  readsPerMinute: number;
  bookingsPerHour: number;
  paymentsPerHour: number;
  /** Invalid coupon codes. Valid ones are not counted. */
  couponsPerHour: number;
  /** Questions to the card provider for readings of an open payment. More are answered without asking. */
  paymentChecksPerMinute: number;
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
  paymentChecksPerMinute: 30,
  openCabins: 20,
};

/** What is counted: calls of endpoints, pages, the document of the contract, and questions to the card provider. */
type Counted = EndpointName | 'page' | 'openApi' | 'paymentCheck';
type Rate = Exclude<keyof Limits, 'openCabins'>;
const minute = 60;
const hour = 60 * minute;

/** The limit of what is counted, if it is not a read. */
const rateNames: Partial<Record<Counted, Rate>> = {
  createBooking: 'bookingsPerHour',
  payBooking: 'paymentsPerHour',
  pay: 'paymentsPerHour',
  departureVoucher: 'couponsPerHour',
  paymentCheck: 'paymentChecksPerMinute',
};

/**
 * Counts one call of a client. Returns a function that undoes it.
 * @throws Problem 429 if there were too many.
 */
export type Consume = (name: Counted, client: string) => Promise<() => Promise<void>>;

/** The limits per client in this process. */
export function createLimits(limits: Limits): Consume {
  const rates: Record<Rate, RateLimit> = {
    readsPerMinute: createRateLimit(limits.readsPerMinute, minute),
    bookingsPerHour: createRateLimit(limits.bookingsPerHour, hour),
    paymentsPerHour: createRateLimit(limits.paymentsPerHour, hour),
    couponsPerHour: createRateLimit(limits.couponsPerHour, hour),
    paymentChecksPerMinute: createRateLimit(limits.paymentChecksPerMinute, minute),
  };
  return async (name, client) => {
    const rate = rates[rateNames[name] ?? 'readsPerMinute'];
    await rate.take(client);
    return () => rate.refund(client);
  };
}
