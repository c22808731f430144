import type { EndpointWire } from '@booking/api/endpoints';
import type { TakenByDeparture } from '../inventory/inventory.ts';
import type { Catalogue, StockedDeparture } from './catalogue.ts';
import { presentDeparture } from './present.ts';

/** Has places that can be booked at once. */
const isAvailable = ({ on_request, availability }: Pick<EndpointWire<'departure'>, 'on_request' | 'availability'>): boolean =>
  !on_request && (availability?.available_passengers ?? 0) > 0;

/** One tour or several, with the dates of their bookable departures. */
export function presentTour(
  id: string,
  tours: Catalogue['tours'],
  departures: readonly StockedDeparture[],
  taken: TakenByDeparture,
): EndpointWire<'tour'> {
  const available = departures.find((departure) => isAvailable(presentDeparture(departure, taken(departure.facts.id))));
  return {
    id,
    tours,
    first_departure: departures[0]?.facts.date ?? null,
    last_departure: departures.at(-1)?.facts.date ?? null,
    first_available: available?.facts.date ?? null,
  };
}

/**
 * Lowest and highest price per month of bookable departures with known availability. On a day with available departures, those on request do not
 * count: the calendar shows the price of a day's best departures. DATE-22.
 */
export function presentPrices(departures: readonly StockedDeparture[], taken: TakenByDeparture): EndpointWire<'tourPrices'> {
  const presented = departures.map((departure) => presentDeparture(departure, taken(departure.facts.id)));
  const availableDates = new Set(presented.filter(isAvailable).map(({ date }) => date));
  const months = new Map<string, { low: number; high: number }>();
  for (const departure of presented) {
    const { date, availability } = departure;
    if (!availability || availability.maximum_passengers === 0) continue;
    if (availableDates.has(date) && !isAvailable(departure)) continue;
    const month = date.slice(0, 7);
    const { low, high } = months.get(month) ?? { low: Number.POSITIVE_INFINITY, high: 0 };
    months.set(month, { low: Math.min(low, availability.minimum_price), high: Math.max(high, availability.maximum_price) });
  }
  return Array.from(months, ([month, { low, high }]) => ({
    year: Number(month.slice(0, 4)),
    month: Number(month.slice(5)),
    minimum_price: low,
    maximum_price: high,
  }));
}
