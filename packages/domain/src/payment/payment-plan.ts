import { type Cents, lesser, subtract, sum, zero } from '../money/money.ts';
import { percentOf } from '../money/rounding.ts';
import { balanceDueDate, type PaymentTerms } from '../pricing/deposit.ts';
import type { CompletedBooking } from '../schema/booking.ts';
import type { IsoDate } from '../schema/common.ts';
import type { PaymentType } from '../schema/payment.ts';
import { paymentChoice } from './payment-type.ts';

/** What is left after an amount; never less than nothing. */
const restOf = (total: Cents, amount: Cents): Cents => subtract(total, lesser(amount, total));

type Figures = Pick<CompletedBooking, 'full_amount' | 'paid_amount' | 'balance_due'>;

/**
 * What has been received for a booking and what is still owed, in euro cents without local costs. One follows from the other; both are null if
 * the backend says neither. CALL-41, PAY-68.
 */
export function bookingAccount({ full_amount, paid_amount, balance_due }: Figures): { paid: Cents | null; owed: Cents | null } {
  return {
    paid: paid_amount ?? (balance_due === null ? null : restOf(full_amount, balance_due)),
    owed: balance_due ?? (paid_amount === null ? null : restOf(full_amount, paid_amount)),
  };
}

/**
 * Until when the rest must be paid: as the backend says, else by the brand's payment terms; null once that day has come, and where neither says
 * a day. PAY-77. Needs `Temporal`.
 */
export function restDueDate(
  { balance_due_date, departure_date }: Pick<CompletedBooking, 'balance_due_date' | 'departure_date'>,
  today: IsoDate,
  terms: PaymentTerms | null,
): IsoDate | null {
  const by = balance_due_date ?? (terms && balanceDueDate(departure_date, terms));
  return by !== null && by > today ? by : null;
}

/** True if a booking's deposit is, by the brand's payment terms, a part of the tour and the whole insurance. CONF-54. */
export const isInsuredDeposit = (
  { deposit, amount, local_costs, insurance_amount }: Pick<CompletedBooking, 'deposit' | 'amount' | 'local_costs' | 'insurance_amount'>,
  terms: PaymentTerms | null,
): boolean =>
  terms !== null &&
  insurance_amount > 0 &&
  deposit === sum(percentOf(subtract(amount, local_costs), terms.depositPercentage), insurance_amount);

/** Amounts in euro cents. `paid`, `due` and `rest` add up to the full amount. */
export type PaymentPlan = {
  /** What has been received already. */
  paid: Cents;
  /** The deposit that may be paid instead of everything that is owed; null if there is no choice. */
  deposit: Cents | null;
  /** Everything that is owed. */
  full: Cents;
  /** What remains after the deposit. */
  rest: Cents;
};

/** What can be paid of a booking now. Where the backend's figures contradict each other, what it has received counts. PAY-5, PAY-54, PAY-64. */
export function paymentPlan(booking: Figures & Pick<CompletedBooking, 'deposit'>): PaymentPlan {
  const { full_amount, paid_amount, balance_due } = booking;
  const full = paid_amount === null ? lesser(balance_due ?? full_amount, full_amount) : restOf(full_amount, paid_amount);
  const deposit = paymentChoice({ deposit: booking.deposit, full_amount: full });
  return { paid: subtract(full_amount, full), deposit, full, rest: deposit === null ? zero : subtract(full, deposit) };
}

/** The amount of a payment of this type. PAY-5. */
export const amountDue = ({ deposit, full }: PaymentPlan, type: PaymentType): Cents => (type === 'deposit' ? (deposit ?? full) : full);
