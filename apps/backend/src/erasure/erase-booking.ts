import type { IsoDate } from '@booking/domain/schema';
import { eq, or } from 'drizzle-orm';
import { bookingNumber } from '../bookings/present-booking.ts';
import type { Database } from '../database/database.ts';
import { type BookingRow, bookings, type IntentRow, intents, type PaymentRow, payments } from '../database/schema.ts';
import { lockBooking, lockPayment, lockPaymentsOf } from '../payments/due.ts';
import { eraseSandboxObjects } from './erase-sandbox-objects.ts';

/** `name` names what was erased, or not, without personal data. */
export type Erasure = { name: string; result: 'erased' | 'erased before' | 'not found' | { refused: string } };

export type EraseOptions = {
  now: Date;
  today: IsoDate;
  /** Also erases a booking whose trip is still ahead or that is not paid in full. */
  force: boolean;
};

type Books = { payments: readonly PaymentRow[]; intents: readonly IntentRow[] };

/** Whether money may still move. Then the provider needs the customer's data, whatever the operator wants. */
const isMoneyMoving = (states: readonly string[], { intents }: Pick<Books, 'intents'>): boolean =>
  states.includes('Processing') || intents.some(({ open, money }) => open || money === 'due_back');

/** Why a booking must not be erased now; null if it may. */
function findObstacle(booking: BookingRow, books: Books, { today, force }: EraseOptions): string | null {
  const states = [booking.payment_state, ...books.payments.map(({ status }) => status)];
  if (booking.status === 'pending') return 'it is not completed yet';
  if (isMoneyMoving(states, books)) return 'a payment or refund is in progress';
  if (booking.status === 'failed' || force) return null;
  if (booking.departure_date >= today) return 'its departure is ahead';
  const isUnpaid = booking.payment_state === 'Open' && !booking.on_request;
  return isUnpaid || books.payments.some(({ status }) => status === 'Open') ? 'it is not paid in full' : null;
}

const erasedPerson = (now: Date) => ({ email: '', erased_at: now });

async function erasePayments(transaction: Database, { payments: rows, intents: related }: Books, now: Date): Promise<void> {
  for (const { id } of rows) {
    await transaction
      .update(payments)
      .set({ full_name: '', ...erasedPerson(now) })
      .where(eq(payments.id, id));
  }
  for (const { key } of related) await transaction.update(intents).set({ method: null }).where(eq(intents.key, key));
}

const getMethods = (related: readonly IntentRow[]): string[] => related.flatMap(({ method }) => method ?? []);

/** A booking's own intents, its payments and theirs. */
async function readBooks(transaction: Database, booking: BookingRow): Promise<Books> {
  const rows = await lockPaymentsOf(transaction, booking);
  const related = await transaction
    .select()
    .from(intents)
    .where(or(eq(intents.booking_id, booking.id), ...rows.map(({ id }) => eq(intents.payment_id, id))))
    .for('update');
  return { payments: rows, intents: related };
}

/**
 * Removes the personal data of a booking, of its payments and of its objects in the payment sandbox, in one transaction. What the books need stays:
 * number, departure, cabins, amounts, dates, intents. Afterwards the booking is not found by its id. BACK-59.
 */
export const eraseBooking = (db: Database, id: string, options: EraseOptions): Promise<Erasure> =>
  db.transaction(async (transaction): Promise<Erasure> => {
    const booking = await lockBooking(transaction, id);
    if (!booking) return { name: 'the booking', result: 'not found' };
    const name = `booking ${bookingNumber(booking)}`;
    if (booking.erased_at) return { name, result: 'erased before' };
    const books = await readBooks(transaction, booking);
    const refused = findObstacle(booking, books, options);
    if (refused) return { name, result: { refused } };
    await transaction
      .update(bookings)
      .set({ name: '', request: null, client: null, ...erasedPerson(options.now) })
      .where(eq(bookings.id, id));
    await erasePayments(transaction, books, options.now);
    await eraseSandboxObjects(transaction, [id, ...books.payments.map((payment) => payment.id)], getMethods(books.intents));
    return { name, result: 'erased' };
  });

/** Removes the personal data of a standalone payment. BACK-59. */
export const erasePayment = (db: Database, id: string, { now }: EraseOptions): Promise<Erasure> =>
  db.transaction(async (transaction): Promise<Erasure> => {
    const payment = await lockPayment(transaction, id);
    if (!payment) return { name: 'the payment', result: 'not found' };
    const name = `payment ${id}`;
    if (payment.erased_at) return { name, result: 'erased before' };
    const related = await transaction.select().from(intents).where(eq(intents.payment_id, id)).for('update');
    if (isMoneyMoving([payment.status], { intents: related })) return { name, result: { refused: 'a payment or refund is in progress' } };
    await erasePayments(transaction, { payments: [payment], intents: related }, now);
    await eraseSandboxObjects(transaction, [id], getMethods(related));
    return { name, result: 'erased' };
  });
