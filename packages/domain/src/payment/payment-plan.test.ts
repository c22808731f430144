import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Cents, sum, toCents, zero } from '../money/money.ts';
import type { IsoDate } from '../schema/common.ts';
import { amountDue, bookingAccount, isInsuredDeposit, paymentPlan, restDueDate } from './index.ts';

const figures = (full: number, deposit: number | null, paid: number | null, owed: number | null) => ({
  full_amount: toCents(full),
  deposit: deposit === null ? null : toCents(deposit),
  paid_amount: paid === null ? null : toCents(paid),
  balance_due: owed === null ? null : toCents(owed),
});

test.each([
  ['an unpaid booking of a backend without figures', figures(1000, 300, null, null), { paid: 0, deposit: 300, full: 1000, rest: 700 }],
  ['an unpaid booking', figures(1000, 300, 0, 1000), { paid: 0, deposit: 300, full: 1000, rest: 700 }],
  ['no deposit', figures(1000, null, 0, 1000), { paid: 0, deposit: null, full: 1000, rest: 0 }],
  ['a part was received', figures(1000, 300, 200, 800), { paid: 200, deposit: 300, full: 800, rest: 500 }],
  ['only the balance is known', figures(1000, 300, null, 800), { paid: 200, deposit: 300, full: 800, rest: 500 }],
  ['no more is owed than the deposit', figures(1000, 300, 700, 300), { paid: 700, deposit: null, full: 300, rest: 0 }],
  ['more was received than the full amount', figures(1000, 300, 1200, 0), { paid: 1000, deposit: null, full: 0, rest: 0 }],
  ['a balance that contradicts what was received', figures(1000, 300, 0, 700), { paid: 0, deposit: 300, full: 1000, rest: 700 }],
])('what can be paid: %s (PAY-5, PAY-54, PAY-64)', (_, booking, plan) => {
  expect(paymentPlan(booking)).toEqual(plan);
});

test('for any figures, what was paid, what is due and what remains add up to the full amount (PAY-64)', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000 });
  const optional = fc.option(amount);
  fc.assert(
    fc.property(amount, optional, optional, optional, (full, deposit, paid, owed) => {
      const plan = paymentPlan(figures(full, deposit, paid, owed));
      const parts = (due: Cents, rest: Cents) => sum(plan.paid, due, rest);
      expect(parts(amountDue(plan, 'deposit'), plan.rest)).toBe(full);
      expect(parts(amountDue(plan, 'full_payment'), zero)).toBe(full);
    }),
  );
});

test.each([
  ['both', figures(1000, 300, 300, 700), { paid: 300, owed: 700 }],
  ['only what was received', figures(1000, 300, 300, null), { paid: 300, owed: 700 }],
  ['only what is owed', figures(1000, 300, null, 700), { paid: 300, owed: 700 }],
  ['more than the full amount', figures(1000, null, 1200, null), { paid: 1200, owed: 0 }],
  ['neither', figures(1000, 300, null, null), { paid: null, owed: null }],
])('what was paid and what is owed, from a backend that says %s (PAY-68, CALL-41)', (_, booking, account) => {
  expect(bookingAccount(booking)).toEqual(account);
});

describe('the rest is due on the day that the backend says, else by the payment terms of the brand (PAY-77)', () => {
  const departure_date = '2027-05-08' as IsoDate;
  const terms = { depositPercentage: 25, balanceDueDays: 42 };
  test.each([
    ['the backend', '2027-04-01', terms, '2027-01-01', '2027-04-01'],
    ['the terms', null, terms, '2027-01-01', '2027-03-27'],
    ['neither', null, null, '2027-01-01', null],
    ['not a day that has come', '2027-04-01', null, '2027-04-01', null],
    ['not a day that has come by the terms', null, terms, '2027-03-27', null],
  ])('%s', (_, by, brand, today, due) => {
    expect(restDueDate({ departure_date, balance_due_date: by as IsoDate | null }, today as IsoDate, brand)).toBe(due);
  });
});

test.each([
  ['30 % of what is paid to us, and the insurance', 19_000, 30, true],
  ['without the insurance', 18_000, 30, false],
  ['by other terms', 19_000, 20, false],
  ['without terms', 19_000, null, false],
  ['no deposit', null, 30, false],
])('a deposit that contains the whole insurance is known as one: %s (CONF-54)', (_, deposit, depositPercentage, expected) => {
  const amounts = { amount: toCents(62_000), local_costs: toCents(2000), insurance_amount: toCents(1000) };
  const terms = depositPercentage === null ? null : { depositPercentage, balanceDueDays: 49 };
  expect(isInsuredDeposit({ ...amounts, deposit: deposit === null ? null : toCents(deposit) }, terms)).toBe(expected);
});
