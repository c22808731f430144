import type { EndpointWire } from '@booking/api/endpoints';
import { bestState, departureState, largestParty, smallestParty } from '@booking/domain/calendar';
import { centsToEuros, eurosToCents } from '@booking/domain/money';
import { reducedPrice } from '@booking/domain/pricing';
import { VoucherSchema } from '@booking/domain/schema';
import { parse } from 'valibot';
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

/** A price per person in euros, less the departure's own voucher. */
function toPaid(price: number, voucher: EndpointWire<'departure'>['voucher']): number {
  const cents = eurosToCents(price);
  const reduced = cents !== null && voucher ? reducedPrice(cents, parse(VoucherSchema, voucher)) : null;
  return reduced ? centsToEuros(reduced.amount) : price;
}

const parties = Array.from({ length: largestParty }, (_, index) => index + smallestParty);

/** True if the calendar shows the price of a departure to some party: for it, the departure is in the best state of its day's departures. */
const isPriced = (departure: EndpointWire<'departure'>, sameDay: readonly EndpointWire<'departure'>[]): boolean =>
  parties.some((party) => {
    const state = departureState(departure, party);
    return state !== 'unavailable' && state === bestState(sameDay.map((other) => departureState(other, party)));
  });

/** What a person pays at least and at most in each month that has departures, among the prices that the calendar shows to some party. */
export function presentPrices(departures: readonly StockedDeparture[], taken: TakenByDeparture): EndpointWire<'tourPrices'> {
  const presented = departures.map((departure) => presentDeparture(departure, taken(departure.facts.id)));
  const months = new Map<string, { low: number; high: number }>();
  for (const departure of presented) {
    const { date, availability, voucher } = departure;
    const sameDay = presented.filter((other) => other.date === date);
    if (!availability || !isPriced(departure, sameDay)) continue;
    const month = date.slice(0, 7);
    const { low, high } = months.get(month) ?? { low: Number.POSITIVE_INFINITY, high: 0 };
    const paid = { low: toPaid(availability.minimum_price, voucher), high: toPaid(availability.maximum_price, voucher) };
    months.set(month, { low: Math.min(low, paid.low), high: Math.max(high, paid.high) });
  }
  return Array.from(months, ([month, { low, high }]) => ({
    year: Number(month.slice(0, 4)),
    month: Number(month.slice(5)),
    minimum_price: low,
    maximum_price: high,
  }));
}
