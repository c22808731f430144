import { and, eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '../database/database.ts';
import { bookings, intents, payments, sandboxObjects } from '../database/schema.ts';
import type { Target } from '../payments/due.ts';

type ProviderIntent = { id: string; status: string; amount: number; refunded?: number };

/** Every intent of a target in the payment sandbox, whether or not this database knows it. */
async function providersIntents(db: Database, { kind, id }: Target): Promise<ProviderIntent[]> {
  const rows = await db
    .select({ body: sandboxObjects.body })
    .from(sandboxObjects)
    .where(and(eq(sandboxObjects.kind, 'intent'), sql`body -> 'metadata' ->> ${kind} = ${id}`));
  return rows.map(({ body }) => body as ProviderIntent);
}

/**
 * Asserts that the provider has received money for a target once, and that the database agrees: the received amount was due (in minor units),
 * nothing can be paid any more, and the balance of a booking is the rest of the full amount.
 */
export async function expectPaidOnce(db: Database, target: Target, due: number, rest: number | null, where: string): Promise<void> {
  const provider = await providersIntents(db, target);
  const paid = provider.filter(({ status }) => status === 'succeeded');
  expect(
    paid.map(({ amount, refunded = 0 }) => amount - refunded),
    where,
  ).toEqual([due]);
  // An unconfirmed intent has been cancelled, or nobody has its secret. In no case is it open here.
  const rows = await db
    .select()
    .from(intents)
    .where(eq(target.kind === 'booking' ? intents.booking_id : intents.payment_id, target.id));
  expect(
    rows.filter(({ open }) => open),
    where,
  ).toEqual([]);
  expect(
    rows.filter(({ money }) => money !== 'none').map(({ id, received, money, alarm }) => ({ id, received, money, alarm })),
    where,
  ).toEqual([{ id: paid[0]?.id, received: due, money: 'counted', alarm: null }]);
  if (target.kind === 'payment') {
    const [row] = await db.select().from(payments).where(eq(payments.id, target.id));
    expect(row?.status, where).toBe('Completed');
    return;
  }
  const [row] = await db.select().from(bookings).where(eq(bookings.id, target.id));
  expect(row, where).toMatchObject({ status: 'completed', payment_state: 'Paid', hold_until: null });
  const balances = await db.select().from(payments).where(eq(payments.booking_id, target.id));
  expect(
    balances.map(({ amount }) => amount),
    where,
  ).toEqual(rest === null ? [] : [rest]);
}
