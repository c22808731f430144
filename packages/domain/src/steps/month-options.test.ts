import { expect, test } from 'vitest';
import type { YearMonth } from '../date/index.ts';
import { toCents } from '../money/index.ts';
import { monthOptions, monthsBetween } from './index.ts';

const month = (text: string) => text as YearMonth;
const range = { first: month('2027-04'), last: month('2027-10') };

test('the months of a range, ten years at most', () => {
  expect(monthsBetween({ first: month('2027-11'), last: month('2028-01') })).toEqual(['2027-11', '2027-12', '2028-01']);
  expect(monthsBetween({ first: month('2027-04'), last: month('2027-04') })).toEqual(['2027-04']);
  const most = monthsBetween({ first: month('2027-01'), last: month('9999-12') });
  expect([most.length, most.at(-1)]).toEqual([120, '2036-12']);
});

test("the month dropdown has every month of the range, with its 'starting from' price", () => {
  const prices = [{ year: 2027, month: 5, minimum_price: toCents(119_900), maximum_price: toCents(204_950) }];
  const nothing = new Map<YearMonth, null>();
  const options = monthOptions(range, prices, month('2027-05'), nothing);
  expect(options).toHaveLength(7);
  expect(options[0]).toEqual({ month: '2027-04', priceFrom: null });
  expect(options[1]).toEqual({ month: '2027-05', priceFrom: 119_900 });
  expect(monthOptions(null, prices, month('2027-06'), nothing).map((option) => option.month)).toEqual(['2027-05', '2027-06']);
  expect(monthOptions(null, prices, month('2027-04'), nothing).map((option) => option.month)).toEqual(['2027-04', '2027-05']);
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
