import { toCents } from '@booking/domain/money';
import type { Quote } from '@booking/domain/pricing';
import { aDeparture } from '@booking/domain/testing';
import { expect, test } from 'vitest';
import { memorySource } from '../testing/memory-source.ts';
import { bookingSummaries } from './booking-summary.ts';

const day = 24 * 60 * 60 * 1000;

const departure = aDeparture({
  id: 'd1',
  tour_id: 't1',
  ship_id: 's1',
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
const summary = {
  departure,
  quote,
  shipName: 'Magnifique III',
  cabinNames: { c1: 'Zweibettkabine' },
  productNames: {},
  promised: null,
  carried: { cabins: { c1: [2] }, tours: 't1', party: 2 },
};

test('the snapshot of departure and quote is kept by booking id, amounts unchanged (PAY-44, STORE-9)', () => {
  const store = bookingSummaries(memorySource().source);
  store.write('b1', summary);
  expect(store.read('b1')).toEqual({ ...summary, departure: { ...departure, voucher: null, availability: null } });
  expect(store.read('b2')).toBeNull();
});

test('the newest five are kept', () => {
  const store = bookingSummaries(memorySource().source);
  for (const id of ['a', 'b', 'c', 'd', 'e', 'a', 'f']) store.write(id, summary);
  expect(['a', 'b', 'c', 'd', 'e', 'f'].filter((id) => store.read(id))).toEqual(['a', 'c', 'd', 'e', 'f']);
});

test('an invalid value is dropped, and nothing is thrown', () => {
  const { local, source } = memorySource();
  local.set('booking-summary', '[{"id":"b1","summary":{"departure":{}}}]');
  expect(bookingSummaries(source).read('b1')).toBeNull();
});

test('it is kept for 7 days', () => {
  const { local, source, wait } = memorySource();
  bookingSummaries(source).write('b1', summary);
  wait(7 * day);
  expect(bookingSummaries(source).read('b1')).not.toBeNull();
  wait(1);
  expect(bookingSummaries(source).read('b1')).toBeNull();
  expect(local.has('booking-summary')).toBe(false);
});
