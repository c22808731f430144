import { describe, expect, test } from 'vitest';
import { calendarDays } from '../calendar/index.ts';
import type { IsoDate } from '../schema/common.ts';
import type { Departure } from '../schema/departure.ts';
import { aDeparture, anAvailability } from '../testing/catalogue.ts';
import { chooseDeparture, chosenTrip } from './chosen-trip.ts';

const today = '2027-05-01' as IsoDate;
const date = '2027-05-08' as IsoDate;
const withPlaces = (id: string, endDate: string): Departure =>
  aDeparture({ id, end_date: endDate, availability: anAvailability({ available_passengers: 9 }) });
const tripOf = (departures: readonly Departure[], departure?: string) =>
  chosenTrip(calendarDays(departures, 2, today).get(date), { party: 2, departure, today });

describe('what is known of the trip on a chosen day', () => {
  test('nothing without a day', () => {
    expect(chosenTrip(undefined, { party: 2, departure: 'A', today })).toEqual({
      fitting: [],
      departure: null,
      details: null,
      pricedDay: null,
      from: { price: null, reduced: null },
    });
  });

  test('a single departure is the trip', () => {
    const trip = tripOf([withPlaces('A', '2027-05-15')]);
    expect(trip).toMatchObject({ departure: { id: 'A' }, details: { end_date: '2027-05-15' }, pricedDay: { date } });
  });

  test('of several departures none is the trip until one is chosen; an unknown one is none', () => {
    const both = [withPlaces('A', '2027-05-15'), withPlaces('B', '2027-05-18')];
    expect(tripOf(both)).toMatchObject({ departure: null, details: { date }, pricedDay: { date } });
    expect(tripOf(both).details).not.toHaveProperty('end_date');
    expect(tripOf(both, 'B')).toMatchObject({ departure: { id: 'B' }, details: { end_date: '2027-05-18' } });
    expect(tripOf(both, 'C').departure).toBeNull();
    expect(tripOf(both, 'B').pricedDay?.departures.map(({ id }) => id)).toEqual(['B']);
  });

  test('departures that end on the same day have its end, though none is chosen', () => {
    expect(tripOf([withPlaces('A', '2027-05-15'), withPlaces('B', '2027-05-15')])).toMatchObject({
      departure: null,
      details: { end_date: '2027-05-15' },
    });
  });

  test('a departure that does not fit the party does not count', () => {
    const none = { ...withPlaces('B', '2027-05-18'), availability: null };
    expect(tripOf([withPlaces('A', '2027-05-15'), none])).toMatchObject({ departure: { id: 'A' }, details: { end_date: '2027-05-15' } });
  });
});

test("the 'from' price is that of the chosen departure; without one, of the day; with its voucher (SHIP-17, DATE-22)", () => {
  const priced = (id: string, minimum_price: number) =>
    aDeparture({
      id,
      availability: anAvailability({ minimum_price }),
      voucher: { code: 'V', description: null, discount_type: 'Discount Percentage', percentage: 10 },
    });
  const both = [priced('A', 1000), priced('B', 900)];
  expect(tripOf(both).from).toEqual({ price: 90_000, reduced: { amount: 81_000, exact: true } });
  expect(tripOf(both, 'A').from).toEqual({ price: 100_000, reduced: { amount: 90_000, exact: true } });
});

test.each([
  ['the same departure', 'A', { twin: [2] }],
  ['another one', 'B', {}],
] as const)('the cabins are those of a departure: %s', (_, departure, cabins) =>
  expect(chooseDeparture({ departure: 'A', cabins: { twin: [2] } }, departure)).toEqual({ departure, cabins }),
);
