import { describe, expect, test } from 'vitest';
import { sum, toCents, toUsdCents, zero } from '../money/index.ts';
import type { IsoDate } from '../schema/index.ts';
import { aCompletedBooking } from '../testing/index.ts';
import { bookingResult, bookingResultState, paymentState, paymentStep, standaloneResult } from './index.ts';

const today = '2026-11-25' as IsoDate;
const paymentTerms = { depositPercentage: 30, balanceDueDays: 49 };
const booking = aCompletedBooking();
const pay = (given: Parameters<typeof aCompletedBooking>[0] = {}, type?: string) =>
  paymentStep({ booking: aCompletedBooking(given), paymentTerms, today }, { pay: type });
const full = toCents(303_292);
const deposit = toCents(104_632);

describe('what is due', () => {
  test.each([
    ['the deposit, where there is one (PAY-5)', {}, undefined, 'deposit', deposit],
    ['everything, if the address says so', {}, 'full_payment', 'full_payment', full],
    ['the deposit, whatever else the address says', {}, 'nothing', 'deposit', deposit],
    ['everything without a deposit', { deposit: null }, 'deposit', 'full_payment', full],
    ['everything, if that is not more than the deposit (PAY-54)', { deposit: 3032.92 }, 'deposit', 'full_payment', full],
    ['what is left of a booking that is paid in part', { paid_amount: 1046.32 }, 'full_payment', 'full_payment', toCents(198_660)],
    ['nothing once all is paid (PAY-10)', { paid_amount: 3032.92 }, undefined, 'full_payment', zero],
  ] as const)('%s', (_, given, type, expected, amount) => {
    const step = pay(given, type);
    expect([step.type, step.due]).toEqual([expected, { amount, usd: null }]);
    // The lines add up.
    expect(sum(step.paid, step.due.amount, step.rest)).toBe(step.full);
  });
  test('the choice has both amounts, and what remains after the deposit (PAY-6)', () => {
    const choice = {
      options: { deposit: { amount: deposit, usd: null }, full_payment: { amount: full, usd: null } },
      rest: toCents(198_660),
    };
    expect(pay().choice).toEqual(choice);
    expect(pay({}, 'full_payment').choice).toEqual(choice);
    expect(pay({ deposit: null }).choice).toBeNull();
  });
  test('in North America every amount has its estimate in dollars (PRICE-17, PAY-65)', () => {
    const { due, choice } = pay({ market: 'north_america' });
    expect(due.usd).toBe(toUsdCents(113_442));
    expect([choice?.options.deposit.usd, choice?.options.full_payment.usd]).toEqual([toUsdCents(113_442), toUsdCents(328_829)]);
  });
});

test('the lines are those of the booking', () => {
  expect(pay()).toMatchObject({ total: toCents(293_400), localCosts: toCents(9_600), insurance: toCents(19_492), full, paid: zero });
});

test.each([
  ['by the payment terms (PAY-77)', {}, paymentTerms, '2027-03-20'],
  ['as the backend says', { balance_due_date: '2027-02-01' }, paymentTerms, '2027-02-01'],
  ['not once that day has come', { balance_due_date: '2026-11-25' }, paymentTerms, null],
  ['not without terms', {}, null, null],
] as const)('by when the rest is due: %s', (_, given, terms, by) => {
  expect(paymentStep({ booking: aCompletedBooking(given), paymentTerms: terms, today }, {}).restBy).toBe(by);
});

test('a deposit contains the insurance only by the payment terms (CONF-54)', () => {
  expect([pay().insuredDeposit, pay({ deposit: 1000 }).insuredDeposit]).toEqual([true, false]);
  expect(paymentStep({ booking, paymentTerms: null, today }, {}).insuredDeposit).toBe(false);
});

test.each([
  [true, 'requires_payment_method', 'form'],
  [true, 'canceled', 'form'],
  [true, 'checking', 'checking'],
  [true, 'processing', 'result'],
  [true, 'succeeded', 'result'],
  [false, 'checking', 'result'],
  [false, 'requires_payment_method', 'result'],
] as const)('a payment page that is open: %s, with the status %s, shows the %s (PAY-16, PAY-17, PAY-80)', (isOpen, status, state) => {
  expect(paymentState(isOpen, status)).toBe(state);
});

test.each([
  [true, 'checking', { kind: 'checking' }],
  [true, 'succeeded', { kind: 'result', status: 'succeeded', stays: false }],
  [false, 'processing', { kind: 'result', status: 'processing', stays: false }],
  [true, 'canceled', { kind: 'form' }],
  [true, 'requires_payment_method', { kind: 'form' }],
  [false, 'canceled', { kind: 'result', status: 'canceled', stays: true }],
  [false, 'requires_payment_method', { kind: 'result', status: 'canceled', stays: true }],
] as const)('the result of a booking that can be paid: %s, with the status %s (PAY-81)', (canPay, status, state) => {
  expect(bookingResultState(canPay, status)).toEqual(state);
});

test.each([
  ['a request of which nothing is paid', true, null, 'succeeded', 'requested'],
  ['a request that was paid since', true, toCents(1), 'succeeded', 'succeeded'],
  ['a booking', false, null, 'succeeded', 'succeeded'],
  ['a request in process', true, null, 'processing', 'processing'],
] as const)('a result is called by what it is: %s', (_, on_request, paid_amount, status, called) => {
  expect(bookingResult({ on_request, paid_amount }, status)).toBe(called);
});

const amount = toCents(25_000);
test.each([
  ['paid', 'Completed', null, 'succeeded', { status: 'succeeded', canRetry: false, paid: amount, owed: zero }],
  [
    'paid, with its own amount',
    'Completed',
    toCents(20_000),
    'succeeded',
    { status: 'succeeded', canRetry: false, paid: toCents(20_000), owed: zero },
  ],
  ['paid, but our status does not say so yet', 'Open', null, 'succeeded', { status: 'succeeded', canRetry: false, paid: null, owed: null }],
  ['in process', 'Open', null, 'processing', { status: 'processing', canRetry: false, paid: null, owed: amount }],
  ['failed', 'Open', null, 'canceled', { status: 'canceled', canRetry: true, paid: null, owed: amount }],
  ['failed, and closed by now', 'Cancelled', null, 'canceled', { status: 'canceled', canRetry: false, paid: null, owed: null }],
  ['not paid', 'Open', zero, 'requires_payment_method', { status: 'open', canRetry: true, paid: null, owed: amount }],
  ['not payable any more', 'Cancelled', null, 'requires_payment_method', { status: 'closed', canRetry: false, paid: null, owed: null }],
] as const)('a standalone payment that is %s (PAY-33)', (_, own, paid_amount, status, result) => {
  expect(standaloneResult({ amount, paid_amount, status: own }, status)).toEqual(result);
});
