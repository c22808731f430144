import { describe, expect, test } from 'vitest';
import { calendarDays } from '../calendar/index.ts';
import type { YearMonth } from '../date/index.ts';
import type { IsoDate } from '../schema/common.ts';
import type { Departure } from '../schema/departure.ts';
import { aDeparture, availabilityWire, percentage } from '../testing/index.ts';
import { chooseDay, type DateOffer, type DateRequest, dateStep } from './index.ts';

const iso = (text: string) => text as IsoDate;
const may = '2027-05' as YearMonth;
const june = '2027-06' as YearMonth;
const today = iso('2027-05-01');
const on = (date: string, price: number, given: Parameters<typeof aDeparture>[0] = {}): Departure =>
  aDeparture({ id: `${date} ${price}`, date, availability: availabilityWire({ minimum_price: price }), ...given });
const full = on('2027-05-12', 100, { availability: availabilityWire({ minimum_price: 100, maximum_passengers: 1 }) });
const departures = [on('2027-05-08', 1000), on('2027-05-15', 900), on('2027-05-15', 1100), full, on('2027-06-05', 950)];

const step = (request: Partial<DateRequest> = {}, offer: Partial<DateOffer> = {}, sold: readonly Departure[] = departures) => {
  const party = request.party ?? 2;
  const shown = { months: [may], month: may, wideOnly: undefined, range: null, loaded: [may, june], loading: [] };
  const known = { season: null, ended: null, today, days: calendarDays(sold, party, today) };
  return dateStep({ ...shown, ...known, ...offer }, { party, ...request });
};

test('what is on sale is shown as it is', () => {
  const offer = { months: [may, june], month: june, wideOnly: june, range: { first: may, last: june }, loading: [june] };
  expect(step({ party: 3 }, offer)).toMatchObject({ ...offer, party: 3, today, season: null, ended: null });
});

describe('The selected day (DATE-25)', () => {
  const season = { first_departure: iso('2027-05-08'), last_departure: iso('2027-06-05'), first_available: null };
  test.each([
    ['is the one of the address', '2027-05-08', {}, '2027-05-08', false],
    ['none', undefined, {}, null, false],
    ['for another party it is lost', '2027-05-12', {}, null, true],
    ['so is a day without departures', '2027-05-09', {}, null, true],
    ['but not before its month is loaded', '2027-05-12', { loaded: [june] }, '2027-05-12', false],
    ['nor a day without departures', '2027-05-09', { loaded: [june] }, '2027-05-09', false],
    ['a day of a month that is not shown', '2027-06-05', {}, '2027-06-05', false],
    ['before the season, whatever is loaded', '2027-04-30', { season, loaded: [] }, null, true],
    ['after the season', '2027-06-06', { season, loaded: [] }, null, true],
    ['within the season', '2027-06-04', { season, loaded: [] }, '2027-06-04', false],
    ['before the season is known', '2027-04-30', { loaded: [] }, '2027-04-30', false],
    ['none of a tour that has ended', '2027-05-08', { ended: 'over' }, null, false],
    ['nor of one without departures', '2027-05-08', { ended: 'none' }, null, false],
  ] as const)('%s', (_, date, offer, selected, isLost) => {
    const shown = step({ date: date && iso(date) }, offer);
    expect([shown.selected, shown.lost?.date ?? null]).toEqual([selected, isLost ? date : null]);
  });

  test('a lost day is kept as it was, for the message', () => {
    expect(step({ date: full.date }).lost?.day?.label).toEqual({ kind: 'up-to-persons', count: 1 });
    expect(step({ date: iso('2027-05-09') }).lost).toEqual({ date: '2027-05-09', day: undefined });
  });

  test('nothing is known of the trip of a lost day', () =>
    expect(step({ date: full.date })).toMatchObject({ departure: null, details: null, pricedDay: null, from: { price: null } }));

  test('may be on request only', () => {
    const asked = on('2027-05-20', 800, { on_request: true });
    const isOnRequest = (date: IsoDate | undefined) => step({ date }, {}, [...departures, asked]).isOnRequest;
    expect([isOnRequest(asked.date), isOnRequest(iso('2027-05-08')), isOnRequest(undefined)]).toEqual([true, false, false]);
  });
});

describe('The trip of the selected day (DATE-43, SHIP-17)', () => {
  const date = iso('2027-05-15');
  test('without a chosen departure it has the price of the day', () => {
    const { departure, pricedDay, from, details } = step({ date });
    expect([departure, pricedDay?.date, from, details?.date]).toEqual([null, date, { price: 90_000, reduced: null }, date]);
  });

  test('with one, its own', () => {
    const { departure, from, pricedDay } = step({ date, departure: '2027-05-15 1100' });
    expect([departure?.id, pricedDay?.priced?.id, from.price]).toEqual(['2027-05-15 1100', '2027-05-15 1100', 110_000]);
  });

  test('the voucher counts', () => {
    const reduced = { ...on('2027-05-08', 1000), voucher: percentage(10) };
    expect(step({ date: reduced.date }, {}, [reduced]).from).toEqual({ price: 100_000, reduced: { amount: 90_000, exact: true } });
  });
});

describe('The days with the lowest price (DATE-38)', () => {
  const both = [...departures, on('2027-05-29', 900)];
  test.each([
    ['of the month shown', [may], [], ['2027-05-15', '2027-05-29']],
    ['of another one, with nothing to compare', [june], [], []],
    ['not while a month is loading', [may], [june], []],
    ['not while no month is shown', null, [], []],
  ])('%s', (_, months, loading, expected) => {
    const { lowest, firstLowest } = step({}, { months, loading }, both);
    expect([[...lowest].toSorted(), firstLowest?.date]).toEqual([expected, expected[0]]);
  });

  test('the first is the earliest, whatever the order of the response', () =>
    expect(step({}, {}, both.toReversed()).firstLowest?.date).toBe('2027-05-15'));
});

test('another day or departure drops the cabins; no day drops the departure, too', () => {
  expect(chooseDay(iso('2027-05-08'), 'D1')).toEqual({ date: '2027-05-08', departure: 'D1', cabins: {} });
  expect(chooseDay(iso('2027-05-08'))).toEqual({ date: '2027-05-08', departure: undefined, cabins: {} });
  expect(Object.hasOwn(chooseDay(null), 'date')).toBe(true);
  expect(chooseDay(null)).toEqual({ date: undefined, departure: undefined, cabins: {} });
});
