import { cabinChangeEvent, cabinStepEvent } from '@booking/domain/analytics';
import type { CabinSelection } from '@booking/domain/cabins';
import type { CabinType, Departure, Products } from '@booking/domain/schema';
import type { Analytics } from '../app/services.ts';

/** The departures whose cabin step has been shown during this page visit. */
const shown = new WeakMap<Analytics, Set<string>>();

/** `add_to_cart` of tour, departure and mandatory products: once per departure and page visit. */
export function reportCabinStep(analytics: Analytics, input: { departure: Departure; products: Products; persons: number }): void {
  const seen = shown.get(analytics) ?? new Set();
  shown.set(analytics, seen);
  if (seen.has(input.departure.id)) return;
  seen.add(input.departure.id);
  void analytics.push(cabinStepEvent(input));
}

/** Sends the difference for each change of the cabins. */
export function reportCabinChange(
  analytics: Analytics,
  before: CabinSelection,
  after: CabinSelection,
  cabinTypes: readonly CabinType[],
): void {
  for (const event of cabinChangeEvent(before, after, cabinTypes)) void analytics.push(event);
}
