import { createDemoCatalogue } from '@booking/demo-catalogue';
import { today } from '@booking/domain/date';
import { expect, test } from 'vitest';
import { allDays } from '../testing/all-days.ts';
import type { StockedDeparture } from './catalogue.ts';
import { presentDeparture } from './present.ts';

const demo = createDemoCatalogue(today);
const [sample] = await demo.getDepartures(demo.tours[0]?.id ?? '', allDays);
const [cabin] = sample?.cabins ?? [];
if (!sample || !cabin) throw new Error('no departure to start from');

type Cabin = StockedDeparture['cabins'][number];
const priced = { unit_price: 900, discount_price: 800, surcharge_price: 1_300, count: 1, available_count: 1 };
const single: Cabin = { ...cabin, ...priced, id: 'single', minimum_occupancy: 1, maximum_occupancy: 1 };
const twin: Cabin = { ...cabin, ...priced, id: 'twin', minimum_occupancy: 2, maximum_occupancy: 2 };
const family: Cabin = { ...cabin, ...priced, id: 'family', minimum_occupancy: 3, maximum_occupancy: 4 };
const availability = (cabins: Cabin[], minimum = 1) =>
  presentDeparture({ ...sample, party: { minimum, maximum: 20 }, guests: 20, cabins }, {}).availability;

test('a cabin type has the price for two persons, within its limits; one that is sold out does not count (BACK-60)', () => {
  expect(availability([single, twin, family])).toMatchObject({ minimum_price: 800, maximum_price: 1_300 });
  expect(availability([single, twin, { ...family, count: 0 }])).toMatchObject({ minimum_price: 900, maximum_price: 1_300 });
});

test('the smallest party is one that a cabin on sale takes (BACK-61)', () => {
  expect(availability([single, twin])?.minimum_passengers).toBe(1);
  expect(availability([{ ...single, count: 0 }, twin])?.minimum_passengers).toBe(2);
  expect(availability([twin, family], 3)?.minimum_passengers).toBe(3);
});
