import { describe, expect, test } from 'vitest';
import { toCents } from '../money/money.ts';
import { canRetryPayment, defaultPaymentType, elementAmount, getOwnStatus, paymentChoice, paymentStatus } from './index.ts';

describe('Displayed status from the provider intent (PAY-30)', () => {
  test.each([
    ['succeeded', 'succeeded'],
    ['processing', 'processing'],
    ['requires_confirmation', 'processing'],
    ['requires_capture', 'processing'],
    ['canceled', 'canceled'],
    ['requires_payment_method', 'canceled'],
    ['requires_action', 'canceled'],
    ['failed', 'canceled'],
  ])('%s is %s', (intent, expected) =>
    expect(paymentStatus({ intentStatus: intent, redirectStatus: null, ownStatus: 'Open' })).toBe(expected),
  );
  test.each([
    ['Processing', 'processing'],
    ['Completed', 'succeeded'],
    ['Open', 'requires_payment_method'],
    ['Cancelled', 'requires_payment_method'],
    [null, 'requires_payment_method'],
  ])('Without an intent, own status %s maps to %s (PAY-31, PAY-47)', (own, expected) =>
    expect(paymentStatus({ intentStatus: null, redirectStatus: null, ownStatus: own })).toBe(expected),
  );
});

describe('On return the retrieved intent is the truth, then our own status as soon as it is past open, then the address', () => {
  test.each([
    ['the intent', 'succeeded', 'failed', 'Open', 'succeeded'],
    ['the intent, before our own status has followed', 'processing', null, 'Completed', 'processing'],
    ['a declined payment that our own status does not show yet', 'requires_payment_method', 'processing', 'Processing', 'canceled'],
    ['redirect_status while nothing better is known', null, 'processing', 'Open', 'processing'],
    ['our own', null, null, 'Processing', 'processing'],
    ['our own rather than a stale redirect_status', null, 'processing', 'Completed', 'succeeded'],
    ['our own rather than one that succeeded', null, 'succeeded', 'Processing', 'processing'],
    ['an unknown status other than open', null, 'succeeded', 'Refunded', 'requires_payment_method'],
    ['nothing tried yet (PAY-47)', null, null, 'Open', 'requires_payment_method'],
    ['failed', 'requires_payment_method', 'succeeded', 'Open', 'canceled'],
    ['another attempt has paid', 'requires_payment_method', null, 'Completed', 'succeeded'],
    ['replaced by one that has paid', 'canceled', null, 'Completed', 'succeeded'],
    ['replaced by one that is processing', 'canceled', null, 'Processing', 'processing'],
  ] as const)('%s', (_, intentStatus, redirectStatus, ownStatus, expected) =>
    expect(paymentStatus({ intentStatus, redirectStatus, ownStatus })).toBe(expected),
  );
});

test.each([
  [true, 'Open', 'Open'],
  [true, null, 'Open'],
  [false, 'Processing', 'Processing'],
  [false, 'Paid', 'Completed'],
  [false, 'Open', 'Completed'],
  [false, null, 'Completed'],
])('can_pay %s and state %s of a booking are %s', (can_pay, state, expected) => {
  expect(getOwnStatus({ can_pay, state })).toBe(expected);
});

test.each([
  ['Open', true],
  ['Completed', false],
  ['Processing', false],
  [null, true],
])('Retry is offered only while our own status is Open (%s) (PAY-33)', (own, expected) => {
  expect(canRetryPayment(own)).toBe(expected);
});

test('default is full_payment when the deposit is null, otherwise deposit (PAY-5)', () => {
  expect(defaultPaymentType(null)).toBe('full_payment');
  expect(defaultPaymentType(toCents(104_632))).toBe('deposit');
});

test.each([
  [null, null],
  [30_000, 30_000],
  [100_000, null],
  [120_000, null],
])('a deposit of %s of 100,000 is a choice only where it is less than the full amount', (deposit, choice) => {
  expect(paymentChoice({ deposit: deposit === null ? null : toCents(deposit), full_amount: toCents(100_000) })).toBe(choice);
});

test('currency eur, or usd for north_america, in minor units (OUT-4, PRICE-18, PRICE-38)', () => {
  expect(elementAmount(toCents(104_632), 'default', 1.0842)).toEqual({ currency: 'eur', amount: 104_632 });
  expect(elementAmount(toCents(104_632), 'north_america', 1.0842)).toEqual({ currency: 'usd', amount: 113_442 });
});
