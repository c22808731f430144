import { and, eq } from 'drizzle-orm';
import { type IntentRow, intents } from '../database/schema.ts';
import { loggable } from '../log/loggable.ts';
import type { PaymentDeps } from './payment-deps.ts';

const isAlreadyRefunded = (error: unknown): boolean => (error as { code?: unknown }).code === 'charge_already_refunded';

/** Refunds the received amount of an intent for which nothing was due. Never throws: if the provider fails, the job retries. */
export async function refundPayment({ db, provider, log }: PaymentDeps, row: IntentRow): Promise<void> {
  if (row.id === null) return;
  try {
    await provider.refund(row.id, row.key, row.market).catch((error: unknown) => {
      if (!isAlreadyRefunded(error)) throw error;
    });
    await db
      .update(intents)
      .set({ money: 'paid_back', refunded: row.received })
      .where(and(eq(intents.key, row.key), eq(intents.money, 'due_back')));
    log(`intent ${row.id}: ${row.received} ${row.currency} refunded, since nothing was due`);
  } catch (error) {
    log(`intent ${row.id}: not refunded yet: ${loggable(error)}`);
  }
}
