import type { IsoDate } from '@booking/domain/schema';
import { expect, test, vi } from 'vitest';
import { createDemoCatalogue, demoPayments, tours } from './index.ts';

const at = (day: string) => createDemoCatalogue(() => day as IsoDate);
const getAll = (catalogue: ReturnType<typeof at>) => tours.flatMap(({ id }) => [...catalogue.getDepartures(id)]);

test('departures go from this month to the 18th month from now, by date, each with cabins and products', () => {
  const catalogue = at('2027-05-17');
  const dates = getAll(catalogue).map(({ facts }) => facts.date);
  expect(dates.every((date) => date >= '2027-05-01' && date < '2028-12-01')).toBe(true);
  expect(dates.some((date) => date < '2027-05-17')).toBe(true);
  expect(dates.some((date) => date >= '2028-09-01')).toBe(true);
  for (const { id } of tours) {
    const ofTour = catalogue.getDepartures(id);
    expect(ofTour.map(({ facts }) => facts.date)).toEqual(ofTour.map(({ facts }) => facts.date).sort());
    expect(
      ofTour.filter(({ facts, cabins, products }) => facts.tour_id !== id || cabins.length === 0 || products.bikes.length === 0),
    ).toEqual([]);
  }
});

test('a departure is the same object within a month, and has the same data in the next one', () => {
  const today = vi.fn(() => '2027-05-30' as IsoDate);
  const catalogue = createDemoCatalogue(today);
  const [departure] = getAll(catalogue).filter(({ facts }) => facts.date > '2027-07-01');
  const id = departure?.facts.id ?? '';
  today.mockReturnValue('2027-05-31' as IsoDate);
  expect(catalogue.getDeparture(id)).toBe(departure);
  today.mockReturnValue('2027-06-01' as IsoDate);
  expect(catalogue.getDeparture(id)).not.toBe(departure);
  expect(catalogue.getDeparture(id)).toEqual(departure);
});

test('a departure of which nothing is known has no cabins on sale, and the ids of all are different', () => {
  const departures = getAll(at('2027-01-01'));
  const unknown = departures.filter(({ party }) => party === null);
  expect(unknown.length).toBeGreaterThan(0);
  expect(unknown.flatMap(({ cabins }) => cabins).filter(({ count }) => count > 0)).toEqual([]);
  expect(new Set(departures.map(({ facts }) => facts.id)).size).toBe(departures.length);
});

test('no more cabins are certainly available than may be chosen, and no more may be chosen than the ship has', () => {
  for (const { cabins, totalCabins } of getAll(at('2027-01-01'))) {
    expect(cabins.filter(({ count, available_count }) => available_count > count)).toEqual([]);
    expect(cabins.reduce((total, { count }) => total + count, 0)).toBeLessThanOrEqual(totalCabins);
  }
});

test('unknown ids, and a coupon outside its months, are not found', () => {
  const catalogue = at('2027-01-01');
  expect([catalogue.getDeparture('nope'), catalogue.getDepartures('nope'), catalogue.getCabinTranslations('nope')]).toEqual([null, [], []]);
  expect(catalogue.getCoupon(' latesummer ', { date: '2027-09-04' as IsoDate, duration: 8 })?.code).toBe('LATESUMMER');
  expect(catalogue.getCoupon('LATESUMMER', { date: '2027-05-04' as IsoDate, duration: 8 })).toBeNull();
});

test('there are demo payments in every state and of both markets', () => {
  expect(new Set(demoPayments.map(({ status }) => status))).toEqual(new Set(['Open', 'Processing', 'Completed']));
  expect(new Set(demoPayments.map(({ market }) => market))).toEqual(new Set(['default', 'north_america']));
});
