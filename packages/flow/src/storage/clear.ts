import { bookingAttempts } from './booking-attempt.ts';
import { bookingSummaries } from './booking-summary.ts';
import type { EntrySource } from './departure-entries.ts';
import { additionalProductsEntries, recentBookingEntries, voucherEntries } from './items.ts';
import { unvalidatedEntries, validatedEntries } from './passengers.ts';
import { ticksEntries } from './ticks.ts';

const entriesOf = (source: EntrySource) => [
  unvalidatedEntries(source),
  validatedEntries(source),
  voucherEntries(source),
  additionalProductsEntries(source),
  recentBookingEntries(source),
  bookingAttempts(source),
  ticksEntries(source),
];

/** Removes what was entered for one departure, and nothing of others. The booking's snapshot stays: its pages show it. STORE-14. */
export function clearDeparture(source: EntrySource, departureId: string): void {
  for (const entries of entriesOf(source)) entries.clear(departureId);
}

/** Removes everything that is older than it may be. STORE-13. */
export function dropExpired(source: EntrySource): void {
  for (const entries of [...entriesOf(source), bookingSummaries(source)]) entries.dropExpired();
}
