import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../date/index.ts';
import { toCents } from '../money/money.ts';
import type { IsoDate } from '../schema/common.ts';
import { aCabinType, aQuoteInput } from '../testing/catalogue.ts';
import { balanceDueDate, deposit, paymentSchedule, quote } from './index.ts';

describe('Deposit: 30% of the tour price at booking, plus the whole insurance (PRICE-34)', () => {
  const priced = quote(aQuoteInput({ cabinTypes: [aCabinType({ unit_price: 333.35 })] }));
  const today = '2026-11-20' as IsoDate;
  test.each([
    ['more than 49 days away (PRICE-34)', '2027-01-09', 20_001],
    ['within 49 days of the start: 100% at once (PRICE-34)', '2027-01-08', null],
    ['tomorrow', '2026-11-21', null],
  ])('%s', (_, date, expected) => expect(deposit(priced, date as IsoDate, today)).toBe(expected));
  test('the 70% balance is due no later than 49 days before the start (PRICE-35)', () =>
    expect(balanceDueDate('2027-01-09' as IsoDate)).toBe('2026-11-21'));
  test('a deposit is offered as long as the balance is not due yet', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 120 }), (days) => {
        const start = addDays(today, days);
        expect(deposit(priced, start, today) !== null).toBe(balanceDueDate(start) > today);
      }),
    );
  });
  test.each([
    [
      '2027-01-19',
      20_001 + 1000,
      'deposit-and-insurance',
      { amount: 46_669, by: '2026-12-01' },
      { depositPercentage: 30, balanceDueDays: 49 },
    ],
    ['2027-01-19', 66_670 + 1000, 'everything', null, { depositPercentage: 100, balanceDueDays: 49 }],
    ['2027-01-08', 66_670 + 1000, 'everything', null, { depositPercentage: 30, balanceDueDays: 49 }],
    ['2027-01-08', 1000, 'insurance', { amount: 66_670, by: '2026-12-09' }, { depositPercentage: 0, balanceDueDays: 30 }],
  ])(
    'of a trip on %s %i is due today (%s) and %o later, by the terms %o, and the rest on board: they add up (CONF-44, CONF-54)',
    (date, due, dueToday, later, terms) => {
      const insured = {
        subtotal: toCents(70_000),
        localCosts: toCents(3330),
        insurance: toCents(1000),
        total: toCents(71_000),
      };
      const schedule = paymentSchedule(insured, date as IsoDate, today, terms);
      expect(schedule).toEqual({ today: due, dueToday, later, onBoard: 3330 });
      expect(schedule.today + (schedule.later?.amount ?? 0) + schedule.onBoard).toBe(insured.total);
    },
  );
  test('without insurance the deposit is due today (CONF-54)', () => {
    const terms = { depositPercentage: 20, balanceDueDays: 60 };
    const schedule = paymentSchedule(priced, '2027-05-08' as IsoDate, today, terms);
    expect(schedule).toMatchObject({ today: 13_334, dueToday: 'deposit', later: { by: '2027-03-09' } });
  });
  test('local costs are paid at departure, insurance at once', () => {
    const amounts = { subtotal: toCents(100_000), localCosts: toCents(10_000), insurance: toCents(5005) };
    expect(deposit(amounts, '2027-05-08' as IsoDate, today)).toBe(27_000 + 5005);
  });
});
