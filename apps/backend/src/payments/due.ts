import { type Cents, toCents } from '@booking/domain/money';
import { elementAmount } from '@booking/domain/payment';
import type { Market, PaymentType } from '@booking/domain/schema';
import { eq, or } from 'drizzle-orm';
import { bookingNumber, fullAmount, getDeposit, payableAmount } from '../bookings/present-booking.ts';
import type { Database } from '../database/database.ts';
import { type BookingRow, bookings, type IntentRow, type PaymentRow, payments } from '../database/schema.ts';
import { notFound, Problem } from '../http/problem.ts';
import type { TargetKind } from './transitions.ts';

/** The target of a payment: a booking or a standalone payment. */
export type Target = { kind: TargetKind; id: string };
export type ChargeType = PaymentType | 'standalone';

/** An amount that is due now, in minor units of `currency`. */
export type Due = { market: Market; type: ChargeType; amount: number; currency: 'eur' | 'usd' };

/** The description that the provider shows, and the address for its receipt. */
export type ReceiptDetails = { description: string; email: string };

export const getTarget = ({ booking_id, payment_id }: Pick<IntentRow, 'booking_id' | 'payment_id'>): Target =>
  booking_id === null ? { kind: 'payment', id: payment_id ?? '' } : { kind: 'booking', id: booking_id };

/** The columns of an intent that name its target. */
export const toTargetColumns = ({ kind, id }: Target): Pick<IntentRow, 'booking_id' | 'payment_id'> => ({
  booking_id: kind === 'booking' ? id : null,
  payment_id: kind === 'payment' ? id : null,
});

/** Locks and returns a booking. Within a transaction, nobody else can change it until the end. */
export async function lockBooking(db: Database, id: string): Promise<BookingRow | null> {
  const [row] = await db.select().from(bookings).where(eq(bookings.id, id)).for('update');
  return row ?? null;
}

/** Locks and returns a standalone payment. Within a transaction, nobody else can change it until the end. */
export async function lockPayment(db: Database, id: string): Promise<PaymentRow | null> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id)).for('update');
  return row ?? null;
}

/** Locks and returns the payments of a booking: its balance, and what the office has charged under its number. */
export const lockPaymentsOf = (db: Database, booking: BookingRow): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payments)
    .where(or(eq(payments.booking_id, booking.id), eq(payments.booking_number, bookingNumber(booking))))
    .for('update');

/** A booking or a standalone payment. */
export type TargetRow = BookingRow | PaymentRow;

/** Locks and returns a target. Within a transaction, nobody else can change it until the end. */
export const lockTarget = (db: Database, { kind, id }: Target): Promise<TargetRow | null> =>
  kind === 'booking' ? lockBooking(db, id) : lockPayment(db, id);

/** Names a target without personal data. */
export const getName = (row: TargetRow): string => ('brand' in row ? `booking ${bookingNumber(row)}` : `payment ${row.id}`);

const describe = (row: TargetRow): string => ('brand' in row ? `Booking ${bookingNumber(row)}` : (row.description ?? 'Payment'));

async function findTarget(db: Database, target: Target): Promise<TargetRow> {
  const row = await lockTarget(db, target);
  if (!row || row.erased_at) throw notFound(target.kind);
  return row;
}

/** @throws Problem 404. */
export async function getReceiptDetails(db: Database, target: Target): Promise<ReceiptDetails> {
  const row = await findTarget(db, target);
  return { description: describe(row), email: row.email };
}

const bookingDue = (row: BookingRow, type: ChargeType): Cents | null => (type === 'standalone' ? null : payableAmount(row, type));

/**
 * Returns the amount due now. Within a transaction, it cannot change until the end.
 * @throws Problem 404; 409 when nothing can be paid, or not in this way.
 */
export async function getDue(db: Database, target: Target, type: ChargeType): Promise<Due> {
  const row = await findTarget(db, target);
  const amount = 'brand' in row ? bookingDue(row, type) : row.status === 'Open' && row.amount > 0 ? toCents(row.amount) : null;
  if (amount === null) throw new Problem(409, 'This payment cannot be completed at this time');
  return { market: row.market, type, ...elementAmount(amount, row.market, row.exchange_rate) };
}

/** Converts a received amount to euros. The amount of a charge converts to its exact euros, any other amount at the rate of the booking. */
export function eurosReceived(received: number, currency: string, row: TargetRow): Cents {
  const charges = 'brand' in row ? [fullAmount(row), getDeposit(row)] : [toCents(row.amount)];
  const exact = charges.find((amount) => amount !== null && elementAmount(amount, row.market, row.exchange_rate).amount === received);
  return exact ?? toCents(currency === 'eur' ? received : Math.round(received / row.exchange_rate));
}
