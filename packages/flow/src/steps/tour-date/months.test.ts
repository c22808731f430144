import type { YearMonth } from '@booking/domain/date';
import { toCents } from '@booking/domain/money';
import type { IsoDate, TourDetail } from '@booking/domain/schema';
import { describe, expect, test } from 'vitest';
import { adjacentMonths, firstMonth, furtherMonths, monthOptions, shownMonths, toMonthRange } from './months.ts';

const month = (text: string) => text as YearMonth;
const iso = (text: string) => text as IsoDate;
const range = { first: month('2027-04'), last: month('2027-10') };

describe('the visible month is limited to the range from first to last departure', () => {
  test.each([
    ['one month', '2027-05', 1, ['2027-05']],
    ['two months', '2027-05', 2, ['2027-05', '2027-06']],
    ['before the range', '2027-01', 2, ['2027-04', '2027-05']],
    ['the last month stands at the right', '2027-10', 2, ['2027-09', '2027-10']],
    ['after the range', '2028-01', 1, ['2027-10']],
  ] as const)('%s', (_, wanted, width, expected) => {
    expect(shownMonths(month(wanted), width, range)).toEqual(expected);
  });

  test('a tour of one month shows one, even if two would fit', () => {
    const only = { first: month('2027-05'), last: month('2027-05') };
    expect(shownMonths(month('2027-05'), 2, only)).toEqual(['2027-05']);
    expect(shownMonths(month('2027-08'), 2, only)).toEqual(['2027-05']);
  });

  test('without a range any month may be shown', () => {
    expect(shownMonths(month('2030-12'), 2, null)).toEqual(['2030-12', '2031-01']);
  });
});

test('adjacent months are prefetched, but none outside the range', () => {
  expect(adjacentMonths([month('2027-05'), month('2027-06')], range)).toEqual(['2027-07', '2027-04']);
  expect(adjacentMonths([month('2027-04')], range)).toEqual(['2027-05']);
  expect(adjacentMonths([month('2027-09'), month('2027-10')], range)).toEqual(['2027-08']);
});

test('the months to search for days in place of a lost date: three at most (DATE-40)', () => {
  const may = [month('2027-05'), month('2027-06')];
  expect(furtherMonths(may, range, iso('2027-09-04'))).toEqual(['2027-07', '2027-04', '2027-09']);
  expect(furtherMonths(may, range, iso('2027-07-03'))).toEqual(['2027-07', '2027-04']);
  expect(furtherMonths([month('2027-04')], range, iso('2027-04-10'))).toEqual(['2027-05']);
  expect(furtherMonths([month('2027-04')], range, null)).toEqual(['2027-05']);
});

test("the month dropdown has every month of the range, with its 'starting from' price", () => {
  const prices = [{ year: 2027, month: 5, minimum_price: toCents(119_900), maximum_price: toCents(204_950) }];
  const nothing = new Map<YearMonth, null>();
  const options = monthOptions(range, prices, month('2027-05'), nothing);
  expect(options).toHaveLength(7);
  expect(options[0]).toEqual({ month: '2027-04', priceFrom: null });
  expect(options[1]).toEqual({ month: '2027-05', priceFrom: 119_900 });
  expect(monthOptions(null, prices, month('2027-06'), nothing).map((option) => option.month)).toEqual(['2027-05', '2027-06']);
  expect(monthOptions(null, [], month('2027-06'), nothing)).toEqual([{ month: '2027-06', priceFrom: null }]);
});

test('a month whose days are loaded has the price that its days show to the party, or none (DATE-8)', () => {
  const price = (year: number, number: number) => ({
    year,
    month: number,
    minimum_price: toCents(90_000),
    maximum_price: toCents(204_950),
  });
  const loaded = new Map([
    [month('2027-05'), toCents(119_900)],
    [month('2027-06'), null],
  ]);
  const options = monthOptions(range, [price(2027, 5), price(2027, 6), price(2027, 7)], month('2027-05'), loaded);
  expect(options.slice(1, 4).map(({ priceFrom }) => priceFrom)).toEqual([119_900, null, 90_000]);
});

test('the initial month waits for the tour, unless the address or the session contains it', () => {
  const detail: TourDetail = {
    id: 'T',
    tours: [{ id: 'T', name: 'Tour', duration: 8 }],
    first_departure: iso('2027-04-03'),
    last_departure: iso('2027-10-16'),
    first_available: iso('2027-05-01'),
  };
  const known = { searchDate: undefined, sessionDate: null, detail: null, today: iso('2026-11-20') };
  expect(firstMonth(known)).toBeNull();
  expect(firstMonth({ ...known, detail })).toBe('2027-05');
  expect(firstMonth({ ...known, sessionDate: iso('2027-07-03'), detail })).toBe('2027-07');
  expect(firstMonth({ ...known, searchDate: iso('2027-06-05'), sessionDate: iso('2027-07-03') })).toBe('2027-06');
  expect(toMonthRange(detail, known.today)).toEqual(range);
  expect(toMonthRange(null, known.today)).toBeNull();
});
