import { expect, test } from 'vitest';
import type { YearMonth } from '../date/year-month.ts';
import type { IsoDate } from '../schema/common.ts';
import { aDeparture, amountOff, anAvailability, percentage } from '../testing/catalogue.ts';
import { calendarDays, cheapestDays } from './index.ts';

const today = '2027-05-01' as IsoDate;
const on = (date: string, minimum_price: number, given: Parameters<typeof aDeparture>[0] = {}, available_passengers = 9) =>
  aDeparture({ id: `${date} ${minimum_price}`, date, availability: anAvailability({ minimum_price, available_passengers }), ...given });
const cheapest = (departures: ReturnType<typeof on>[], months = ['2027-05', '2027-06']) => [
  ...cheapestDays(calendarDays(departures, 2, today), months as YearMonth[]),
];

test('the cheapest days that the party can choose, in the months shown (DATE-38)', () => {
  const days = [on('2027-05-08', 1200), on('2027-05-15', 1100), on('2027-06-05', 1100), on('2027-07-03', 900)];
  expect(cheapest(days)).toEqual(['2027-05-15', '2027-06-05']);
  expect(cheapest(days, ['2027-07'])).toEqual([]);
  expect(cheapest([...days, on('2027-05-22', 100, { availability: null }), on('2027-05-01', 100)])).toEqual(['2027-05-15', '2027-06-05']);
});

test('a discount counts; nothing is marked if all days cost the same (DATE-38)', () => {
  const reduced = { ...on('2027-05-08', 1200), voucher: percentage(10) };
  expect(cheapest([reduced, on('2027-05-15', 1100)])).toEqual(['2027-05-08']);
  expect(cheapest([on('2027-05-08', 1100), on('2027-05-15', 1100)])).toEqual([]);
  expect(cheapest([on('2027-05-08', 1100)])).toEqual([]);
});

test('a day shows the departure that costs least with its voucher, with that voucher (DATE-22, DATE-37)', () => {
  const day = (...departures: ReturnType<typeof on>[]) => calendarDays(departures, 2, today).get('2027-05-08' as IsoDate);
  const plain = on('2027-05-08', 1100);
  const reduced = { ...on('2027-05-08', 1100, { id: 'reduced' }), voucher: amountOff(50) };
  const dear = { ...on('2027-05-08', 1150, { id: 'dear' }), voucher: percentage(10) };
  expect(day(plain, reduced)).toMatchObject({ priced: { id: 'reduced' }, reduced: { amount: 105_000, exact: true } });
  expect(day(reduced, plain)).toMatchObject({ priced: { id: 'reduced' } });
  expect(day(dear, plain)).toMatchObject({ priced: { id: 'dear' }, priceFrom: 115_000, reduced: { amount: 103_500 }, discount: true });
  expect(day(dear, on('2027-05-08', 1000))).toMatchObject({ priceFrom: 100_000, reduced: null, discount: true });
});
