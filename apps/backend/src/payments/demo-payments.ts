import type { Stage } from '@booking/config';
import { asc, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { exchangeRate } from '../bookings/create-booking.ts';
import type { Database } from '../database/database.ts';
import { type PaymentRow, payments } from '../database/schema.ts';

type Demo = Pick<PaymentRow, 'id' | 'name' | 'description' | 'amount' | 'status' | 'type' | 'market' | 'booking_number'>;

const demo: readonly Demo[] = [
  {
    id: '5f0e7a52-3c43-4a0c-9f4e-0d6c2c3d9a01',
    name: null,
    description: 'Balance of booking BBT-104112',
    amount: 198_660,
    status: 'Open',
    type: 'balance',
    market: 'default',
    booking_number: 'BBT-104112',
  },
  {
    id: '5f0e7a52-3c43-4a0c-9f4e-0d6c2c3d9a02',
    name: 'Extra night in Bruges',
    description: 'Hotel night before the trip',
    amount: 14_250,
    status: 'Open',
    type: 'extra',
    market: 'default',
    booking_number: null,
  },
  {
    id: '5f0e7a52-3c43-4a0c-9f4e-0d6c2c3d9a03',
    name: null,
    description: 'Balance of booking BBT-104087 (paid in US dollars)',
    amount: 245_375,
    status: 'Open',
    type: 'balance',
    market: 'north_america',
    booking_number: 'BBT-104087',
  },
  {
    id: '5f0e7a52-3c43-4a0c-9f4e-0d6c2c3d9a04',
    name: null,
    description: 'Balance of booking BBT-104051',
    amount: 121_940,
    status: 'Processing',
    type: 'balance',
    market: 'north_america',
    booking_number: 'BBT-104051',
  },
  {
    id: '5f0e7a52-3c43-4a0c-9f4e-0d6c2c3d9a05',
    name: null,
    description: 'Balance of booking IH-104033',
    amount: 88_915,
    status: 'Completed',
    type: 'balance',
    market: 'default',
    booking_number: 'IH-104033',
  },
  {
    id: '5f0e7a52-3c43-4a0c-9f4e-0d6c2c3d9a06',
    name: 'Transfer from the airport',
    description: 'Taxi from the airport to the ship',
    amount: 8_900,
    status: 'Open',
    type: 'extra',
    market: 'default',
    booking_number: null,
  },
  {
    id: '5f0e7a52-3c43-4a0c-9f4e-0d6c2c3d9a07',
    name: null,
    description: 'Balance of booking IH-104098',
    amount: 167_320,
    status: 'Open',
    type: 'balance',
    market: 'default',
    booking_number: 'IH-104098',
  },
];

/** The demo payments exist outside stage production only. There, they are neither created nor listed. */
const isDemo = (stage: Stage): boolean => stage !== 'production';

/** Creates standalone payments in every state, for trying out the payment page. Existing ones keep their state. */
export async function seedDemoPayments(db: Database, stage: Stage, now: Date): Promise<void> {
  if (!isDemo(stage)) return;
  const rest = { booking_id: null, full_name: 'Ann Example', email: 'ann@example.com', exchange_rate: exchangeRate, created_at: now };
  await db
    .insert(payments)
    .values(demo.map((payment) => ({ ...payment, ...rest, demo: true })))
    .onConflictDoNothing();
}

/**
 * The payments that the public page of the demo lists: only the seeded ones and never a customer's, whose id gives access to a name, an address and
 * an amount. BACK-3.
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
