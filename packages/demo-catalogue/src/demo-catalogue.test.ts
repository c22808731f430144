import type { IsoDate } from '@booking/domain/schema';
import { expect, test, vi } from 'vitest';
import { createDemoCatalogue, demoPayments, tours } from './index.ts';

const at = (day: string) => createDemoCatalogue(() => day as IsoDate);
const allDays = { from: '2000-01-01' as IsoDate, to: '2999-01-01' as IsoDate };
const getAll = async (catalogue: ReturnType<typeof at>) =>
  (await Promise.all(tours.map(({ id }) => catalogue.getDepartures(id, allDays)))).flat();

test('departures go from this month to the 18th month from now, by date, each with cabins and products', async () => {
  const catalogue = at('2027-05-17');
  const dates = (await getAll(catalogue)).map(({ facts }) => facts.date);
  expect(dates.every((date) => date >= '2027-05-01' && date < '2028-12-01')).toBe(true);
  expect(dates.some((date) => date < '2027-05-17')).toBe(true);
  expect(dates.some((date) => date >= '2028-09-01')).toBe(true);
  for (const { id } of tours) {
    const ofTour = await catalogue.getDepartures(id, allDays);
    expect(ofTour.map(({ facts }) => facts.date)).toEqual(ofTour.map(({ facts }) => facts.date).sort());
    expect(
      ofTour.filter(({ facts, cabins, products }) => facts.tour_id !== id || cabins.length === 0 || products.bikes.length === 0),
    ).toEqual([]);
  }
});

test('a departure is the same object within a month, and has the same data in the next one', async () => {
  const today = vi.fn(() => '2027-05-30' as IsoDate);
  const catalogue = createDemoCatalogue(today);
  const [departure] = (await getAll(catalogue)).filter(({ facts }) => facts.date > '2027-07-01');
  const id = departure?.facts.id ?? '';
  today.mockReturnValue('2027-05-31' as IsoDate);
  expect(await catalogue.getDeparture(id)).toBe(departure);
  today.mockReturnValue('2027-06-01' as IsoDate);
  expect(await catalogue.getDeparture(id)).not.toBe(departure);
  expect(await catalogue.getDeparture(id)).toEqual(departure);
});

test('only the departures of the given days are listed, the last day excluded', async () => {
  const catalogue = at('2027-05-17');
  const all = await catalogue.getDepartures(tours[0]?.id ?? '', allDays);
  const days = { from: '2027-06-05' as IsoDate, to: '2027-07-03' as IsoDate };
  const inDays = all.filter(({ facts: { date } }) => date >= days.from && date < days.to);
  expect(await catalogue.getDepartures(tours[0]?.id ?? '', days)).toEqual(inDays);
  expect(inDays.length).toBeGreaterThan(2);
  expect(all.some(({ facts: { date } }) => date === days.to)).toBe(true);
});

test('a departure of which nothing is known has no cabins on sale, and the ids of all are different', async () => {
  const departures = await getAll(at('2027-01-01'));
  const unknown = departures.filter(({ party }) => party === null);
  expect(unknown.length).toBeGreaterThan(0);
  expect(unknown.flatMap(({ cabins }) => cabins).filter(({ count }) => count > 0)).toEqual([]);
  expect(new Set(departures.map(({ facts }) => facts.id)).size).toBe(departures.length);
});

test('the list of policies has those of all departures', async () => {
  const catalogue = at('2027-01-01');
  const sold = (await getAll(catalogue)).flatMap(({ products }) => products.insurance_policies);
  expect(new Set(sold.map(({ id }) => id))).toEqual(new Set(catalogue.insurancePolicies.map(({ id }) => id)));
});

test('no more cabins are certainly available than may be chosen, and no more may be chosen than the ship has', async () => {
  for (const { cabins, totalCabins } of await getAll(at('2027-01-01'))) {
    expect(cabins.filter(({ count, available_count }) => available_count > count)).toEqual([]);
    expect(cabins.reduce((total, { count }) => total + count, 0)).toBeLessThanOrEqual(totalCabins);
  }
});

test('unknown ids, and a coupon outside its months, are not found', async () => {
  const catalogue = at('2027-01-01');
  expect(await catalogue.getDeparture('nope')).toBeNull();
  expect(await catalogue.getDepartures('nope', allDays)).toEqual([]);
  expect(catalogue.getCabinTranslations('nope')).toEqual([]);
  expect((await catalogue.getCoupon(' latesummer ', { date: '2027-09-04' as IsoDate, duration: 8 }))?.code).toBe('LATESUMMER');
  expect(await catalogue.getCoupon('LATESUMMER', { date: '2027-05-04' as IsoDate, duration: 8 })).toBeNull();
});

test('there are demo payments in every state and of both markets', () => {
  expect(new Set(demoPayments.map(({ status }) => status))).toEqual(new Set(['Open', 'Processing', 'Completed']));
  expect(new Set(demoPayments.map(({ market }) => market))).toEqual(new Set(['default', 'north_america']));
});

test('the list has the region of each tour, and what a person of two pays at least on a day to come', async () => {
  const catalogue = at('2027-05-17');
  expect(catalogue.tours.map(({ region }) => region)).toEqual(tours.map(({ region }) => region));
  for (const { id, minimum_price } of catalogue.tours) {
    const bookable = (await catalogue.getDepartures(id, { from: '2027-05-18' as IsoDate, to: allDays.to })).filter(
      ({ facts, party, cabins }) =>
        !facts.on_request && (party?.minimum ?? 3) <= 2 && cabins.some(({ available_count }) => available_count > 0),
    );
    const prices = bookable.flatMap(({ facts: { voucher }, cabins }) =>
      cabins
        .filter(({ available_count }) => available_count > 0)
        .map(({ unit_price }) => {
          if (!voucher) return unit_price;
          return voucher.discount_type === 'Discount Percentage'
            ? unit_price * (1 - voucher.percentage / 100)
            : unit_price - voucher.amount;
        }),
    );
    expect(minimum_price ?? 0).toBeCloseTo(prices.length === 0 ? 0 : Math.min(...prices), 6);
  }
});
