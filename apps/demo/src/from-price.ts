import { calendarDays, dayPrice, defaultParty } from '@booking/domain/calendar';
import { type Cents, lesser } from '@booking/domain/money';
import type { Departure, IsoDate } from '@booking/domain/schema';

/**
 * The lowest price per person that the calendar shows to a party of two, which is the party of a link without `party`. Null if two persons can book
 * none of the departures.
 */
export function fromPrice(departures: readonly Departure[], today: IsoDate): Cents | null {
  const days = calendarDays(departures, defaultParty, today);
  const prices = Array.from(days.values(), dayPrice).filter((price) => price !== null);
  return prices.length > 0 ? prices.reduce(lesser) : null;
}
