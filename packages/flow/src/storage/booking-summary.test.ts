import { toCents } from '@booking/domain/money';
import type { Quote } from '@booking/domain/pricing';
import { DepartureSchema } from '@booking/domain/schema';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { bookingSummaries } from './booking-summary.ts';
import { safeStorage } from './stored-item.ts';

const memory = () =>
  safeStorage(() => {
    throw new Error('blocked');
  });
const summaries = (local = memory()) => bookingSummaries({ local, session: memory() });

const departure = v.parse(DepartureSchema, {
  id: 'd1',
  tour_id: 't1',
  tour_name: 'Amsterdam to Bruges',
  ship_id: 's1',
  ship_name: 'Magnifique III',
  program_id: 'p1',
  program_name: '2027',
  date: '2027-05-08',
  end_date: '2027-05-15',
  on_request: false,
  duration: 8,
  voucher: { code: 'SPRING', description: null, discount_type: 'Discount Amount', amount: 75 },
});
const c = toCents;
const quote: Quote = {
  market: 'default',
  passengers: 2,
  lines: [
    { kind: 'cabin', id: 'c1', name: 'Twin', persons: 2, quantity: 1, unitAmount: c(139_900), amount: c(279_800) },
    { kind: 'discount', source: 'departure', code: 'SPRING', description: null, amount: c(-15_000) },
  ],
  cabins: c(279_800),
  passengerProducts: c(0),
  additionalProducts: c(0),
  guaranteeFund: c(0),
  discount: c(15_000),
  subtotal: c(264_800),
  vat: c(21_864),
  insurance: c(0),
  total: c(264_800),
  localCosts: c(0),
  payable: c(264_800),
};
const summary = { departure, quote, shipName: 'Magnifique III', cabinNames: { c1: 'Zweibettkabine' }, productNames: {} };

test('the snapshot of departure and quote is kept by booking id, amounts unchanged', () => {
  const store = summaries();
  store.write('b1', summary);
  expect(store.read('b1')).toEqual({ ...summary, departure: { ...departure, voucher: null, availability: null } });
  expect(store.read('b2')).toBeNull();
});

test('the newest five are kept', () => {
  const store = summaries();
  for (const id of ['a', 'b', 'c', 'd', 'e', 'a', 'f']) store.write(id, summary);
  expect(['a', 'b', 'c', 'd', 'e', 'f'].filter((id) => store.read(id))).toEqual(['a', 'c', 'd', 'e', 'f']);
});

test('what does not parse is dropped, never thrown', () => {
  const local = memory();
  local.set('booking-summary', '[{"id":"b1","summary":{"departure":{}}}]');
  expect(summaries(local).read('b1')).toBeNull();
});
