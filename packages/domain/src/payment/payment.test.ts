import { describe, expect, test } from 'vitest';
import { toCents } from '../money/money.ts';
import { canRetryPayment, defaultPaymentType, elementAmount, paymentStatus } from './index.ts';

describe('Displayed status from the provider intent', () => {
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
  ])('Without an intent, own status %s maps to %s', (own, expected) =>
    expect(paymentStatus({ intentStatus: null, redirectStatus: null, ownStatus: own })).toBe(expected),
  );
});

describe('On return the retrieved intent is the truth; without a client secret redirect_status is; without both, our own status', () => {
  test.each([
    ['the intent', 'succeeded', 'failed', 'Open', 'succeeded'],
    ['redirect_status', null, 'processing', 'Open', 'processing'],
    ['our own', null, null, 'Processing', 'processing'],
    ['nothing tried yet', null, null, 'Open', 'requires_payment_method'],
    ['failed', 'requires_payment_method', 'succeeded', 'Open', 'canceled'],
    ['canceled', 'canceled', null, 'Completed', 'canceled'],
  ] as const)('%s', (_, intentStatus, redirectStatus, ownStatus, expected) =>
    expect(paymentStatus({ intentStatus, redirectStatus, ownStatus })).toBe(expected),
  );
});

test.each([
  ['Open', true],
  ['Completed', false],
  ['Processing', false],
  [null, true],
])('Retry is offered only while our own status is Open (%s)', (own, expected) => {
  expect(canRetryPayment(own)).toBe(expected);
});

test('default is full_payment when the deposit is null, otherwise deposit', () => {
  expect(defaultPaymentType(null)).toBe('full_payment');
  expect(defaultPaymentType(toCents(104_632))).toBe('deposit');
});

test('currency eur, or usd for north_america, in minor units', () => {
  expect(elementAmount(toCents(104_632), 'default', 1.0842)).toEqual({ currency: 'eur', amount: 104_632 });
  expect(elementAmount(toCents(104_632), 'north_america', 1.0842)).toEqual({ currency: 'usd', amount: 113_442 });
});
