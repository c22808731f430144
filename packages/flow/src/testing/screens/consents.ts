import { bookingWire, policyWire } from '@booking/domain/testing';
import { type Locator, page } from 'vitest/browser';
import { aBackend, departure, products } from './a-backend.ts';
import { oneBookingPerKey } from './bookings.ts';

/** A cancellation insurance of 100 euros. */
export const policy = (id: string, given: object = {}) =>
  policyWire({ id: id.padEnd(18, '0'), fixed_cost: 100, fee_percentage: 0, tax_percentage: 0, ...given });

/** The box of a consent. */
export const consent = (key: string): Locator => page.css(`#term-${key}`);

/** What was sent, oldest first. */
export const bodies = (backend: ReturnType<typeof aBackend>) => backend.of('createBooking').map(({ body }) => body as { terms: object });

/** A backend that offers these policies, and counts the bookings that it makes. */
export function offer(insurance_policies: readonly ReturnType<typeof policy>[], more: Parameters<typeof aBackend>[0] = {}) {
  const { made, createBooking } = oneBookingPerKey('completed');
  const departureProducts = { ...products, insurance_policies: [...insurance_policies] };
  const booking: Parameters<typeof aBackend>[0] = {
    createBooking,
    booking: ({ url }) => bookingWire({ id: url.pathname.split('/').at(-1) ?? '' }),
  };
  const backend = aBackend({ departure: { ...departure, multi_market: true }, departureProducts, ...booking, ...more });
  return { made, backend };
}
