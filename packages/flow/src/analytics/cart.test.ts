import type { AnalyticsEvent } from '@booking/domain/analytics';
import type { Products } from '@booking/domain/schema';
import { aCabinType, aDeparture } from '@booking/domain/testing';
import { expect, test } from 'vitest';
import { reportCabinChange, reportCabinStep } from './cart.ts';

const recorder = () => {
  const events: AnalyticsEvent[] = [];
  return { events, analytics: { push: async (event: AnalyticsEvent) => void events.push(event), page: () => {} } };
};

const departure = aDeparture({ id: 'D1', tour_id: 'T1', ship_id: 'S1', ship_name: 'Meander' });
const products: Products = { bikes: [], diets: [], other: [], sgr: null, insurance_policies: [] };
const twin = aCabinType({ id: 'C1', name: 'Twin', unit_price: 1399, surcharge_price: 1899, count: 3, available_count: 3 });

test('add_to_cart for tour and departure is sent once per departure and page visit (OUT-21, OUT-22)', () => {
  const { analytics, events } = recorder();
  reportCabinStep(analytics, { departure, products, persons: 2 });
  reportCabinStep(analytics, { departure, products, persons: 3 });
  expect(events).toHaveLength(1);
  expect(events[0]?.ecommerce.items.map((item) => item.item_category)).toEqual(['tour', 'departure']);
  reportCabinStep(analytics, { departure: { ...departure, id: 'D2' }, products, persons: 2 });
  expect(events).toHaveLength(2);
});

test('each cabin change sends the difference (OUT-23)', () => {
  const { analytics, events } = recorder();
  reportCabinChange(analytics, {}, { C1: [1] }, [twin]);
  expect(events.map(({ event }) => event)).toEqual(['add_to_cart']);
  reportCabinChange(analytics, { C1: [1] }, { C1: [2] }, [twin]);
  expect(events.map(({ event }) => event)).toEqual(['add_to_cart', 'remove_from_cart', 'add_to_cart']);
  expect(events.at(-1)?.ecommerce.value).toBe(2798);
});
