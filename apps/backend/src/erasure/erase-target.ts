import type { IsoDate } from '@booking/domain/schema';
import { eq, or } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { bookings, type IntentRow, intents, type PaymentRow, payments } from '../database/schema.ts';
import { getName, lockPaymentsOf, lockTarget, type Target, type TargetRow } from '../payments/due.ts';
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

/**
 * Why a booking or payment must not be erased now; null if it may. While money may move, the provider needs the customer's data, whatever the
 * operator wants.
 */
function findObstacle(row: TargetRow, { payments: rows, intents: related }: Books, { today, force }: EraseOptions): string | null {
  const states: string[] = rows.map(({ status }) => status);
  if (row.status === 'pending') return 'it is not completed yet';
  const isProcessing = [...states, 'brand' in row ? row.payment_state : ''].includes('Processing');
  if (isProcessing || related.some(({ open, money }) => open || money === 'due_back')) return 'a payment or refund is in progress';
  if (!('brand' in row) || row.status === 'failed' || force) return null;
  if (row.departure_date >= today) return 'its departure is ahead';
  const isUnpaid = row.payment_state === 'Open' && !row.on_request;
  return isUnpaid || states.includes('Open') ? 'it is not paid in full' : null;
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

/** A booking's own intents, its payments and theirs; a payment with its intents. */
async function readBooks(transaction: Database, row: TargetRow): Promise<Books> {
  const rows = 'brand' in row ? await lockPaymentsOf(transaction, row) : [row];
  const related = await transaction
    .select()
    .from(intents)
    .where(or(eq(intents.booking_id, row.id), ...rows.map(({ id }) => eq(intents.payment_id, id))))
    .for('update');
  return { payments: rows, intents: related };
}

/**
 * Removes the personal data of a booking, of its payments and of its objects in the payment sandbox, in one transaction; or those of a standalone
 * payment. What the books need stays: number, departure, cabins, amounts, dates, intents. Afterwards it is not found by its id.
 */
export const eraseTarget = (db: Database, target: Target, options: EraseOptions): Promise<Erasure> =>
  db.transaction(async (transaction): Promise<Erasure> => {
    const row = await lockTarget(transaction, target);
    if (!row) return { name: `the ${target.kind}`, result: 'not found' };
    const name = getName(row);
    if (row.erased_at) return { name, result: 'erased before' };
    const books = await readBooks(transaction, row);
    const refused = findObstacle(row, books, options);
    if (refused) return { name, result: { refused } };
    if ('brand' in row)
      await transaction
        .update(bookings)
        .set({ name: '', request: null, client: null, ...erasedPerson(options.now) })
        .where(eq(bookings.id, row.id));
    await erasePayments(transaction, books, options.now);
    const methods = books.intents.flatMap(({ method }) => method ?? []);
    await eraseSandboxObjects(transaction, [row.id, ...books.payments.map(({ id }) => id)], methods);
    return { name, result: 'erased' };
  });
