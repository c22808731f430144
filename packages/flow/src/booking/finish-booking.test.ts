import type { AnalyticsEvent } from '@booking/domain/analytics';
import { noInsurance } from '@booking/domain/insurance';
import { quote } from '@booking/domain/pricing';
import { aDeparture } from '@booking/domain/testing';
import { expect, test } from 'vitest';
import { bookingSummaries } from '../storage/booking-summary.ts';
import { recentBookingEntries } from '../storage/recent-booking.ts';
import { memorySource } from '../testing/memory-source.ts';
import type { Booker } from './booker.ts';
import { finishBooking } from './finish-booking.ts';
import { tabLock } from './lock.ts';

const departure = aDeparture({ id: 'd1', tour_id: 't1', ship_id: 's1', ship_name: 'Magnifique' });
const empty = quote({
  departure,
  cabinTypes: [],
  products: { bikes: [], diets: [], other: [], sgr: null, insurance_policies: [] },
  cabins: {},
  passengers: [],
  country: 'NL',
  coupon: null,
  additional: {},
  insurance: noInsurance,
});

const carried = { cabins: { c1: [2] }, tours: 't1:t2', party: 2 };

function page() {
  const { local, source } = memorySource({ now: 1000 });
  local.set('cid', 'abc');
  const events: AnalyticsEvent[] = [];
  const ended: string[] = [];
  const services = {
    ...source,
    analytics: { push: async (event: AnalyticsEvent) => void events.push(event), page: () => {} },
  };
  const booker = { end: (id: string) => void ended.push(id) } as Booker;
  const finish = (bookingId: string) =>
    finishBooking(
      { services, booker, lock: tabLock('booking', undefined) },
      {
        bookingId,
        transaction: `number of ${bookingId}`,
        departure,
        quote: empty,
        coupon: 'SUN50',
        shipName: 'Magnifique',
        cabinNames: {},
        productNames: {},
        promised: null,
        carried,
      },
    );
  return { local, source, events, ended, finish };
}

test('on success: saves the recent booking, sends purchase analytics, removes cid, ends the attempt (BOOK-6)', async () => {
  const { local, source, events, ended, finish } = page();
  await finish('b1');
  expect(recentBookingEntries(source).read('d1')).toEqual({ id: 'b1', departureId: 'd1', bookedAt: 1000 });
  expect(events).toMatchObject([{ event: 'purchase', ecommerce: { transaction_id: 'number of b1', coupon: 'SUN50' } }]);
  expect(local.has('cid')).toBe(false);
  // The link back to the cabins keeps cabins, party and tours.
  expect(bookingSummaries(source).read('b1')).toMatchObject({ departure: { id: 'd1' }, carried });
  expect(ended).toEqual(['d1']);
});

test('purchase is sent once per booking id', async () => {
  const { events, finish } = page();
  await Promise.all([finish('b1'), finish('b1')]);
  await finish('b2');
  expect(events.map((event) => 'transaction_id' in event.ecommerce && event.ecommerce.transaction_id)).toEqual([
    'number of b1',
    'number of b2',
  ]);
});
