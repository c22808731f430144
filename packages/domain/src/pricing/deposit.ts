import { addDays, daysBetween } from '../date/plain-date.ts';
import { type Cents, subtract, sum } from '../money/money.ts';
import { percentOf } from '../money/rounding.ts';
import type { IsoDate } from '../schema/common.ts';
import type { Quote } from './quote-line.ts';

/** The balance is due no later than this many days before the start. */
export const balanceDueDays = 49;
export const depositPercentage = 30;

/** The last day on which the balance may be paid: 49 days before the start. PAY-7. Needs `Temporal`. */
export const balanceDueDate = (departureDate: IsoDate): IsoDate => addDays(departureDate, -balanceDueDays);

/**
 * 30 % of what is not local cost, rounded, plus the whole insurance, when the start is more than 49 days away; otherwise null: all is
 * paid at once. PRICE-34.
 */
export function deposit(
  { subtotal, localCosts, insurance }: Pick<Quote, 'subtotal' | 'localCosts' | 'insurance'>,
  departureDate: IsoDate,
  today: IsoDate,
): Cents | null {
  if (daysBetween(today, departureDate) <= balanceDueDays) return null;
  return sum(percentOf(subtract(subtotal, localCosts), depositPercentage), insurance);
}
