import { endpoints } from '@booking/api/endpoints';
import { createDemoCatalogue } from '@booking/demo-catalogue';
import { getDefaultOccupancy } from '@booking/domain/cabins';
import { type CalendarDay, calendarDays, dayPrice, departureState, largestParty, smallestParty } from '@booking/domain/calendar';
import { addDays, getYearMonth, today, toYearMonth } from '@booking/domain/date';
import { type Cents, lesser } from '@booking/domain/money';
import { cabinPrice, reducedPrice } from '@booking/domain/pricing';
import type { CabinType, Departure } from '@booking/domain/schema';
import { suggestCabins } from '@booking/domain/suggestions';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createReads } from '../http/reads.ts';

const day = today();
const catalogue = createDemoCatalogue(() => day);
const reads = createReads(catalogue, () => day);
const nothingTaken = () => ({});

/** The responses of the backend without bookings, parsed as the front end parses them. */
async function getDepartures(tour: string): Promise<readonly Departure[]> {
  const years = [0, 365, 730].map(async (ahead) => {
    const query = { start: addDays(day, ahead), end: addDays(day, ahead + 365) };
    const { body } = await reads.tourDepartures({ params: { id: tour }, query });
    return v.parse(endpoints.tourDepartures.response, body(nothingTaken));
  });
  return (await Promise.all(years)).flat();
}
async function readCabins(id: string): Promise<readonly CabinType[]> {
  const { body } = await reads.departureCabins({ params: { id }, query: null });
  return v.parse(endpoints.departureCabins.response, body(nothingTaken));
}

/** The price that the cabin step shows at a cabin type before one is chosen: what is paid, with the departure's voucher. */
function shownPrice(type: CabinType, { voucher }: Departure): Cents {
  const price = cabinPrice(type, getDefaultOccupancy(type));
  return reducedPrice(price, voucher)?.amount ?? price;
}

const lowestPrice = (departure: Departure): Cents =>
  getCabins(departure.id)
    .filter(({ count }) => count > 0)
    .map((type) => shownPrice(type, departure))
    .reduce(lesser);

/** The whole party can be placed so that some of it, as many as the price is for, sleep in a cabin of this type. */
function canBook(types: readonly CabinType[], type: CabinType, party: number): boolean {
  const persons = Math.min(getDefaultOccupancy(type), party);
  if (persons < type.minimum_occupancy) return false;
  const others = types.map((one) =>
    one === type ? { ...one, count: one.count - 1, available_count: Math.max(0, one.available_count - 1) } : one,
  );
  return persons === party || suggestCabins(others, party - persons) !== null;
}

/** The lowest price per month that some party finds in the calendar. */
function monthPrices(departures: readonly Departure[]): Map<string, Cents> {
  const months = new Map<string, Cents>();
  for (let party = smallestParty; party <= largestParty; party++) {
    for (const shown of calendarDays(departures, party, day).values()) {
      const month = getYearMonth(shown.date);
      const price = dayPrice(shown);
      if (price !== null) months.set(month, lesser(months.get(month) ?? price, price));
    }
  }
  return months;
}

/** The departures that the day's price comes from: those in its state. */
const bestDepartures = ({ departures, state }: CalendarDay, party: number) =>
  departures.filter((departure) => departureState(departure, party) === state);

const all = await Promise.all(catalogue.tours.map(async ({ id, name }) => ({ id, name, departures: await getDepartures(id) })));
const cabinsById = new Map<string, readonly CabinType[]>();
for (const { id } of all.flatMap(({ departures }) => departures)) cabinsById.set(id, await readCabins(id));
const getCabins = (id: string): readonly CabinType[] => cabinsById.get(id) ?? [];

test.each([1, 2, 4, 20])(
  'for %i persons, the price of every bookable day of every tour is the lowest one on the cabin step, and the party can have such a cabin (BACK-60, BACK-61, DATE-22)',
  (party) => {
    const wrong: string[] = [];
    let bookable = 0;
    for (const { name, departures } of all) {
      for (const shown of calendarDays(departures, party, day).values()) {
        if (shown.state === 'unavailable') continue;
        bookable += 1;
        const best = bestDepartures(shown, party);
        const lowest = best.map(lowestPrice).reduce(lesser);
        const price = dayPrice(shown);
        if (price !== lowest) wrong.push(`${name}, ${shown.date}: ${price}, but ${lowest} on the cabin step`);
        const isBookable = best.some((departure) => {
          const types = getCabins(departure.id);
          return types.some((type) => type.count > 0 && shownPrice(type, departure) === price && canBook(types, type, party));
        });
        if (!isBookable) wrong.push(`${name}, ${shown.date}: the party cannot have the price of ${price}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(bookable).toBeGreaterThan(100);
  },
);

test('a month starts from the lowest price that some party finds in its days (DATE-22)', async () => {
  for (const { id, name, departures } of all) {
    const { body } = await reads.tourPrices({ params: { id }, query: null });
    const prices = v.parse(endpoints.tourPrices.response, body(nothingTaken));
    const shown = new Map(prices.map(({ year, month, minimum_price }) => [toYearMonth(year, month), minimum_price]));
    expect({ name, shown }).toEqual({ name, shown: monthPrices(departures) });
  }
});
