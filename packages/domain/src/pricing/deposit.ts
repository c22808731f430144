import { addDays, daysBetween } from '../date/plain-date.ts';
import { type Cents, subtract, sum, zero } from '../money/money.ts';
import { percentOf } from '../money/rounding.ts';
import type { IsoDate } from '../schema/common.ts';
import type { Quote } from './quote-line.ts';

/** The balance is due no later than this many days before the start. */
export const balanceDueDays = 49;
export const depositPercentage = 30;

/** A brand's payment terms: the percentage that is due at booking, and the days before the start on which the balance is due at the latest. */
export type PaymentTerms = { depositPercentage: number; balanceDueDays: number };

/** The terms of the reference backend. */
const standardTerms: PaymentTerms = { depositPercentage, balanceDueDays };

/** The last day on which the balance may be paid: 49 days before the start, or as `terms` say. PRICE-35, PAY-77. Needs `Temporal`. */
export const balanceDueDate = (departureDate: IsoDate, terms: Pick<PaymentTerms, 'balanceDueDays'> = standardTerms): IsoDate =>
  addDays(departureDate, -terms.balanceDueDays);

/**
 * 30 % of what is not local cost, rounded, plus the whole insurance, when the start is more than 49 days away; otherwise null: all is
 * paid at once. `terms` replaces the two numbers. PRICE-34.
 */
export function deposit(
  { subtotal, localCosts, insurance }: Pick<Quote, 'subtotal' | 'localCosts' | 'insurance'>,
  departureDate: IsoDate,
  today: IsoDate,
  terms: PaymentTerms = standardTerms,
): Cents | null {
  if (daysBetween(today, departureDate) <= terms.balanceDueDays) return null;
  return sum(percentOf(subtract(subtotal, localCosts), terms.depositPercentage), insurance);
}

/** What is due at booking: everything, the deposit, the whole insurance, or both of them. */
export type DueToday = 'everything' | 'deposit' | 'deposit-and-insurance' | 'insurance';

/**
 * When a price is paid, in euro cents: `today`, at booking, and what that is; `later`, by a date; `onBoard`, the local costs. The three add up
 * to the total.
 */
export type PaymentSchedule = { today: Cents; dueToday: DueToday; later: { amount: Cents; by: IsoDate } | null; onBoard: Cents };

function nameDue(due: Cents, insurance: Cents): DueToday {
  if (insurance === zero) return 'deposit';
  return due === insurance ? 'insurance' : 'deposit-and-insurance';
}

/** What is due when, by the brand's payment terms. CONF-44, CONF-54. Needs `Temporal`. */
export function paymentSchedule(
  price: Pick<Quote, 'subtotal' | 'localCosts' | 'insurance' | 'total'>,
  departureDate: IsoDate,
  today: IsoDate,
  terms: PaymentTerms,
): PaymentSchedule {
  const { insurance, localCosts: onBoard } = price;
  const payable = subtract(price.total, onBoard);
  const due = deposit(price, departureDate, today, terms);
  if (due === null || due >= payable) return { today: payable, dueToday: 'everything', later: null, onBoard };
  const later = { amount: subtract(payable, due), by: balanceDueDate(departureDate, terms) };
  return { today: due, dueToday: nameDue(due, insurance), later, onBoard };
}
