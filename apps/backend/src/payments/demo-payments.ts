import type { Stage } from '@booking/config';
import { asc, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { type PaymentRow, payments } from '../database/schema.ts';

/** A standalone payment for trying out the payment page. It belongs to no booking. `amount` is in euro cents. */
export type DemoPayment = Omit<PaymentRow, 'booking_id' | 'created_at' | 'demo' | 'erased_at'>;

/** Demo payments exist outside stage production only. There, they are neither created nor listed. */
const isDemo = (stage: Stage): boolean => stage !== 'production';

/** Stores payments that a demo may show to anyone. Existing ones keep their state. */
export async function seedDemoPayments(db: Database, stage: Stage, demo: readonly DemoPayment[]): Promise<void> {
  if (!isDemo(stage)) return;
  const created_at = new Date();
  await db
    .insert(payments)
    .values(demo.map((payment) => ({ ...payment, booking_id: null, created_at, demo: true })))
    .onConflictDoNothing();
}

/**
 * The payments that a public page of a demo may list: only the seeded ones and never a customer's, whose id gives access to a name, an address and
 * an amount.
 */
export async function listDemoPayments(db: Database, stage: Stage): Promise<(PaymentRow & { refunded: boolean; disputed: boolean })[]> {
  if (!isDemo(stage)) return [];
  const hasIntent = (what: SQL) => sql<boolean>`exists (select 1 from intents i where i.payment_id = payments.id and ${what})`;
  return db
    .select({ ...getTableColumns(payments), refunded: hasIntent(sql`i.refunded > 0`), disputed: hasIntent(sql`i.disputed`) })
    .from(payments)
    .where(eq(payments.demo, true))
    .orderBy(sql`${payments.status} = 'Completed'`, desc(payments.created_at), asc(payments.id));
}
