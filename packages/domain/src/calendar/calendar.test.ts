import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { YearMonth } from '../date/year-month.ts';
import type { IsoDate } from '../schema/common.ts';
import type { Departure } from '../schema/departure.ts';
import { aDeparture, anAvailability } from '../testing/catalogue.ts';
import {
  type CalendarDay,
  calendarDays,
  clampMonth,
  dayStates,
  departureDay,
  departureState,
  fittingDepartures,
  initialMonth,
  monthQuery,
  monthRange,
} from './index.ts';

const today = '2027-05-01' as IsoDate;
const date = '2027-05-08' as IsoDate;
const withPlaces = (available_passengers: number, given: Partial<Departure> = {}): Departure => ({
  ...aDeparture({ availability: anAvailability({ available_passengers }) }),
  ...given,
});
const dayOf = (departures: readonly Departure[], party = 2, now = today): CalendarDay | undefined =>
  calendarDays(departures, party, now).get(date);

describe('Calendar day states', () => {
  test.each([
    [
      'available: not on request and enough available passengers for the party (DATE-17, DATE-18)',
      {},
      { available_passengers: 2 },
      'available',
    ],
    ['on request although there are places', { on_request: true }, {}, 'on_request'],
    ['on_request: otherwise when the party fits (DATE-17)', {}, { available_passengers: 1 }, 'on_request'],
    ['party below the minimum passengers', {}, { minimum_passengers: 3 }, 'unavailable'],
    ['party above the maximum passengers', {}, { maximum_passengers: 1 }, 'unavailable'],
    ['party at the minimum and maximum', {}, { minimum_passengers: 2, maximum_passengers: 2 }, 'available'],
  ] as const)('%s', (_, given, availability, expected) =>
    expect(departureState(aDeparture({ ...given, availability: anAvailability(availability) }), 2)).toBe(expected),
  );
  test.each([[{ availability: null }], [{}]])('no availability data (DATE-17)', (given) =>
    expect(departureState(aDeparture(given), 2)).toBe('unavailable'),
  );
  test('past days and today cannot be selected (DATE-19, DATE-23)', () => {
    expect(dayOf([withPlaces(9)], 2, date)?.state).toBe('unavailable');
    expect(dayOf([withPlaces(9)], 2, '2027-05-09' as IsoDate)?.state).toBe('unavailable');
    expect(fittingDepartures([withPlaces(9)], 2, date, date)).toEqual([]);
  });
});

describe('Several departures on a day', () => {
  const onRequest = withPlaces(9, { id: 'on-request', on_request: true });
  const full = { ...aDeparture({ id: 'full' }) };
  test('the day takes the best state of them (DATE-21)', () => {
    expect(dayOf([full, onRequest, withPlaces(9)])?.state).toBe('available');
    expect(dayOf([full, onRequest])?.state).toBe('on_request');
    expect(dayOf([full])?.state).toBe('unavailable');
  });
  test('price, places and discount are those of the departures in the day’s state, no others (DATE-22)', () => {
    const voucher = { code: 'SPRING', description: null, discount_type: 'Discount Percentage', percentage: 10 } as const;
    const priced = (id: string, minimum_price: number, available_passengers: number, given: Partial<Departure> = {}): Departure => ({
      ...aDeparture({ id, availability: anAvailability({ minimum_price, available_passengers }) }),
      ...given,
    });
    const first = priced('first', 1155, 4);
    const second = priced('second', 1199, 5);
    const requested = priced('requested', 1127, 30, { on_request: true, voucher });
    const small = { ...aDeparture({ id: 'small', availability: anAvailability({ minimum_price: 1, maximum_passengers: 1 }) }), voucher };
    expect(dayOf([small, requested, second, first])).toMatchObject({
      state: 'available',
      priceFrom: 115_500,
      discount: false,
      label: { kind: 'only-left', count: 5 },
    });
    expect(dayOf([small, requested])).toMatchObject({ state: 'on_request', priceFrom: 112_700, discount: true });
    expect(dayOf([requested, { ...second, voucher }])).toMatchObject({ priceFrom: 119_900, discount: true });
    expect(dayOf([small])).toMatchObject({ state: 'unavailable', priceFrom: null, discount: false });
  });
  test('A departure is offered for a date only if the party lies within its minimum and maximum passengers (DATE-20)', () => {
    const elsewhere = withPlaces(9, { id: 'later', date: '2027-05-15' as IsoDate });
    const small = { ...aDeparture({ id: 'small', availability: anAvailability({ maximum_passengers: 1 }) }) };
    expect(fittingDepartures([full, onRequest, elsewhere, small], 2, date, today).map(({ id }) => id)).toEqual(['on-request']);
  });

  test('a day’s state is never worse when a departure is added', () => {
    const departures = fc.array(
      fc
        .record({ places: fc.nat(6), least: fc.nat(4), most: fc.nat(6), onRequest: fc.boolean(), known: fc.boolean() })
        .map(({ places, least, most, onRequest: on_request, known }) =>
          aDeparture({
            on_request,
            availability: known
              ? anAvailability({ available_passengers: places, minimum_passengers: least, maximum_passengers: most })
              : null,
          }),
        ),
      { minLength: 2, maxLength: 5 },
    );
    fc.assert(
      fc.property(departures, fc.integer({ min: 1, max: 5 }), (all, party) => {
        const rank = (some: readonly Departure[]): number => dayStates.indexOf(dayOf(some, party)?.state ?? 'unavailable');
        expect(rank(all)).toBeLessThanOrEqual(rank(all.slice(1)));
      }),
    );
  });
});

describe('Day label', () => {
  test.each([
    ['at most 5 places left says only N left (DATE-26)', [withPlaces(5)], { kind: 'only-left', count: 5 }],
    ['otherwise N available', [withPlaces(6)], { kind: 'available', count: 6 }],
    ['N is the maximum among that day’s fitting departures', [withPlaces(3), withPlaces(8)], { kind: 'available', count: 8 }],
    ['on request', [withPlaces(1)], { kind: 'on-request' }],
    ['a day that has departures but is unavailable says fully booked (DATE-27, DATE-28)', [aDeparture()], { kind: 'fully-booked' }],
  ])('%s', (_, departures, expected) => expect(dayOf(departures)?.label).toEqual(expected));
  const forParties = (minimum_passengers: number, maximum_passengers: number): Departure =>
    aDeparture({
      id: `${minimum_passengers}-${maximum_passengers}`,
      availability: anAvailability({ minimum_passengers, maximum_passengers }),
    });
  test.each([
    ['from the smallest party above', [forParties(6, 9), forParties(4, 20)], 2, { kind: 'from-persons', count: 4 }],
    ['up to the largest party below', [forParties(1, 3), forParties(1, 6)], 8, { kind: 'up-to-persons', count: 6 }],
    ['of both, the closer one', [forParties(1, 2), forParties(8, 9)], 4, { kind: 'up-to-persons', count: 2 }],
    ['full for every party', [forParties(1, 0), forParties(4, 3)], 2, { kind: 'fully-booked' }],
  ] as const)('a day that would only need another party size says which: %s (DATE-35)', (_, departures, party, expected) =>
    expect(dayOf(departures, party)?.label).toEqual(expected),
  );
  test.each([date, '2027-05-09' as IsoDate])('today and a past day have no label (DATE-28)', (now) =>
    expect(dayOf([withPlaces(9), forParties(4, 9)], 2, now)?.label).toBeNull(),
  );
  test('state, label and price of one departure are those of a day with only this one', () => {
    fc.assert(
      fc.property(fc.nat(9), fc.integer({ min: 1, max: 9 }), fc.boolean(), (places, party, on_request) => {
        const departure = withPlaces(places, { on_request });
        const { state, label, priceFrom } = departureDay(departure, party, today);
        expect([state, label]).toEqual([departureState(departure, party), dayOf([departure], party)?.label]);
        expect(priceFrom).toBe(state === 'unavailable' ? null : 119_900);
        expect(departureDay(departure, party, date).state).toBe('unavailable');
      }),
    );
  });
  test('a day without departures has no label', () => expect(dayOf([])).toBeUndefined());
});

describe('Months', () => {
  const iso = (text: string | null): IsoDate | null => text as IsoDate | null;
  const detail = (first: string | null, last: string | null, available: string | null) => ({
    first_departure: iso(first),
    last_departure: iso(last),
    first_available: iso(available),
  });
  const season = detail('2027-04-03', '2027-10-16', '2027-05-10');
  test.each([
    [season, { first: '2027-04', last: '2027-10' }],
    [detail('2027-04-03', null, null), { first: '2027-04', last: '2027-04' }],
    [detail(null, '2027-10-16', null), { first: '2027-10', last: '2027-10' }],
    [detail(null, null, null), null],
  ])('The visible month is limited to the range from first to last departure (DATE-9)', (tour, expected) =>
    expect(monthRange(tour, '2026-11-20' as IsoDate)).toEqual(expected),
  );

  test.each([
    ['2027-06-10', season, { first: '2027-06', last: '2027-10' }],
    ['2027-10-31', season, { first: '2027-10', last: '2027-10' }],
    ['2027-11-01', season, null],
    ['2027-06-10', detail('2027-04-03', null, null), null],
    ['2027-06-10', detail(null, '2027-10-16', null), { first: '2027-10', last: '2027-10' }],
  ])('No month before the current one can be shown, on %s (DATE-10)', (today, tour, expected) =>
    expect(monthRange(tour, today as IsoDate)).toEqual(expected),
  );

  test('navigation outside is ignored (DATE-9)', () => {
    const range = monthRange(season, '2026-11-20' as IsoDate);
    const months = ['2027-03', '2027-06', '2027-11'] as YearMonth[];
    expect(months.map((month) => clampMonth(month, range))).toEqual(['2027-04', '2027-06', '2027-10']);
  });

  test.each([
    ['that of the date parameter', '2027-06-01', '2027-07-01', season, '2027-06'],
    ['else of the session’s date', null, '2027-07-01', season, '2027-07'],
    ['else of first_available', null, null, season, '2027-05'],
    ['else of first_departure', null, null, detail('2027-04-03', '2027-10-16', null), '2027-04'],
    ['else the current one', null, null, detail(null, null, null), '2026-11'],
    ['else the current one, while nothing is known', null, null, null, '2026-11'],
    ['never outside the tour’s months', '2029-01-01', null, season, '2027-10'],
  ])('The month shown first: %s', (_, searchDate, sessionDate, tour, expected) =>
    expect(initialMonth({ searchDate: iso(searchDate), sessionDate: iso(sessionDate), detail: tour, today: '2026-11-20' as IsoDate })).toBe(
      expected,
    ),
  );
  test.each([
    ['the date of the address is past', '2026-06-01', null, season, '2027-04'],
    ['the date of the session is past', null, '2026-06-01', detail(null, null, null), '2026-11'],
    ['the first available day is past', null, null, detail('2026-04-03', '2027-10-16', '2026-06-01'), '2026-11'],
    ['the season is over', null, null, detail('2026-04-03', '2026-10-16', null), '2026-11'],
  ])('The month shown first is never one before the current: %s (DATE-10)', (_, searchDate, sessionDate, tour, expected) =>
    expect(initialMonth({ searchDate: iso(searchDate), sessionDate: iso(sessionDate), detail: tour, today: '2026-11-20' as IsoDate })).toBe(
      expected,
    ),
  );
  test('requested month start to next month start', () =>
    expect(monthQuery('2026-12' as YearMonth)).toEqual({ start: '2026-12-01', end: '2027-01-01' }));
});
