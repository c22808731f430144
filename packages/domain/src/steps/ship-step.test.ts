import { describe, expect, test } from 'vitest';
import type { IsoDate } from '../schema/common.ts';
import type { Departure } from '../schema/departure.ts';
import { aDeparture, availabilityWire } from '../testing/index.ts';
import { shipStep } from './index.ts';

const iso = (text: string) => text as IsoDate;
const departure = (given: Parameters<typeof aDeparture>[0] = {}): Departure => aDeparture({ availability: availabilityWire(), ...given });
const places = (minimum_price: number, available_passengers = 14) => availabilityWire({ minimum_price, available_passengers });
const first = departure({ id: 'D1' });
const second = departure({ id: 'D2', ship_name: 'Fleur', availability: places(900) });
const step = (
  departures: readonly Departure[],
  { today = '2026-11-20', ...request }: { today?: string; party?: number; departure?: string } = {},
) => shipStep({ departures, date: iso('2027-05-08'), today: iso(today) }, { party: 2, departure: undefined, ...request });
const ids = (departures: readonly Departure[], given?: Parameters<typeof step>[1]) =>
  step(departures, given).options.map((option) => option.departure.id);

describe('The departures of the date that fit the party are offered (SHIP-2)', () => {
  const later = departure({ id: 'later', date: '2027-05-15', end_date: '2027-05-22' });
  const small = departure({ id: 'small', availability: availabilityWire({ maximum_passengers: 1 }) });
  test.each([
    ['in the order of the response', [second, first], {}, ['D2', 'D1']],
    ['none of another date, none for another party', [first, later, small], {}, ['D1']],
    ['the one for another party, to that party', [first, small], { party: 1 }, ['D1', 'small']],
    ['none of a day that can no longer be booked', [first], { today: '2027-05-08' }, []],
    ['one of tomorrow', [first], { today: '2027-05-07' }, ['D1']],
    ['none without availability', [departure({ availability: null })], {}, []],
  ])('%s', (_, departures, given, expected) => expect(ids(departures, given)).toEqual(expected));

  test('each with its state, places and price, as on the date step (SHIP-21)', () => {
    const { options } = step([first, departure({ id: 'D3', on_request: true, availability: places(700, 3) })]);
    expect(options.map(({ day }) => day)).toMatchObject([
      { state: 'available', label: { kind: 'available', count: 14 }, priceFrom: 119_900 },
      { state: 'on_request', label: { kind: 'on-request' }, priceFrom: 70_000 },
    ]);
  });
});

test.each([
  ['one tour', [first, second], false],
  ['two on the date', [first, departure({ id: 'D2', tour_id: 'other' })], true],
  ['another tour on another date', [first, departure({ id: 'D2', tour_id: 'other', date: '2027-05-15' })], true],
])('options name their tours where the departures belong to several: %s (SHIP-6)', (_, departures, namesTours) =>
  expect(step(departures).namesTours).toBe(namesTours),
);

describe('The chosen departure (SHIP-8, SHIP-17, SHIP-22)', () => {
  test('the only one is chosen by itself, whatever the address names', () => {
    const { chosen, named, details, from } = step([first], { departure: 'gone' });
    expect([chosen?.departure.id, named]).toEqual(['D1', [first]]);
    expect([details?.ship_name, from.price]).toEqual([first.ship_name, 119_900]);
  });

  test('of several none is, until one is chosen: the summary has what they share, and the lowest price', () => {
    const { chosen, named, details, from } = step([first, second]);
    expect([chosen, named]).toEqual([null, [first, second]]);
    expect([details?.end_date, details?.ship_name, from.price]).toEqual([first.end_date, undefined, 90_000]);
  });

  test('the one that the address names', () => {
    const { chosen, named, details, from } = step([first, second], { departure: 'D1' });
    expect([chosen?.departure.id, chosen?.day.date, named]).toEqual(['D1', '2027-05-08', [first]]);
    expect([details?.ship_name, from.price]).toEqual([first.ship_name, 119_900]);
  });

  test('one that does not fit the party is named by the tour, and not chosen', () => {
    const full = departure({ id: 'full', availability: availabilityWire({ maximum_passengers: 0 }) });
    expect(step([full])).toMatchObject({ options: [], chosen: null, details: {}, named: [full], from: { price: null } });
  });

  test('without a departure on the date nothing is known of the trip', () =>
    expect(step([departure({ date: '2027-05-15' })])).toMatchObject({
      options: [],
      chosen: null,
      details: null,
      named: [],
      from: { price: null },
    }));
});
