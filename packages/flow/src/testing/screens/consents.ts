import { bookingWire, policyWire } from '@booking/domain/testing';
import { type Locator, page } from 'vitest/browser';
import { oneBookingPerKey } from './bookings.ts';
import { departure, oddBackend, products } from './odd-backend.ts';

/** A cancellation insurance of 100 euros. */
export const policy = (id: string, given: object = {}) =>
  policyWire({ id: id.padEnd(18, '0'), fixed_cost: 100, fee_percentage: 0, tax_percentage: 0, ...given });

/** The box of a consent. */
export const consent = (key: string): Locator => page.css(`#term-${key}`);

/** What was sent, oldest first. */
export const bodies = (backend: ReturnType<typeof oddBackend>) => backend.of('createBooking').map(({ body }) => body as { terms: object });

/** A backend that offers these policies, and counts the bookings that it makes. */
export function offer(insurance_policies: readonly ReturnType<typeof policy>[], more: Parameters<typeof oddBackend>[0] = {}) {
  const { made, createBooking } = oneBookingPerKey('completed');
  const departureProducts = { ...products, insurance_policies: [...insurance_policies] };
  const booking: Parameters<typeof oddBackend>[0] = {
    createBooking,
    booking: ({ url }) => bookingWire({ id: url.pathname.split('/').at(-1) ?? '' }),
  };
  const backend = oddBackend({ departure: { ...departure, multi_market: true }, departureProducts, ...booking, ...more });
  return { made, backend };
}
