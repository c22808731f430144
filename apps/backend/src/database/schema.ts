import { brands } from '@booking/domain/brand';
import type { BookingRequest, Language, Market, PaymentType } from '@booking/domain/schema';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { BookedCabin } from '../inventory/booked-cabin.ts';
import { moment } from './moment.ts';

export { missingTexts, sandboxObjects, writeProbes } from './auxiliary-tables.ts';

/** For work that a job repeats until it succeeds: how often it has failed, and when it is tried next; null for at once. */
const retries = () => ({ failures: integer().notNull().default(0), retry_at: moment('retry_at') });

/**
 * One row per booking. The pending rows are the queue of the job that completes them. Amounts are in euro cents, as priced when the booking was
 * made. `hold_until` is when an unpaid hold expires, null without a hold; `hold_extended` whether a started payment has extended it. `client` is a
 * keyed hash of the client address while the booking is unpaid, otherwise null. `erased_at`: when the personal data were erased. Name and email are
 * then empty.
 */
export const bookings = pgTable(
  'bookings',
  {
    id: uuid().primaryKey(),
    idempotency_key: uuid().notNull(),
    /** The body that made the booking; null once it is erased. */
    request: jsonb().$type<BookingRequest>(),
    status: text({ enum: ['pending', 'completed', 'failed'] }).notNull(),
    error: text({ enum: ['cabins_unavailable', 'expired', 'internal'] }),
    payment_state: text({ enum: ['Open', 'Processing', 'Paid'] })
      .notNull()
      .default('Open'),
    serial: integer().generatedAlwaysAsIdentity({ startWith: 104_201 }).notNull(),
    departure_id: text().notNull(),
    departure_date: date({ mode: 'string' }).notNull(),
    tour_id: text().notNull(),
    tour_name: text().notNull(),
    tour_external_id: text().notNull(),
    cabins: jsonb().$type<BookedCabin[]>().notNull(),
    on_request: boolean().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    brand: text({ enum: brands }).notNull(),
    locale: text().$type<Language>().notNull(),
    market: text().$type<Market>().notNull(),
    exchange_rate: doublePrecision().notNull(),
    amount: integer().notNull(),
    local_costs: integer().notNull(),
    insurance_amount: integer().notNull(),
    deposit: integer(),
    created_at: moment('created_at').notNull(),
    hold_until: moment('hold_until'),
    hold_extended: boolean().notNull().default(false),
    client: text(),
    erased_at: moment('erased_at'),
    /** Of completing a pending booking, and of expiring its hold. */
    ...retries(),
  },
  (table) => [
    index('bookings_of_client').on(table.client).where(sql`${table.client} is not null`),
    uniqueIndex('bookings_idempotency_key').on(table.idempotency_key),
    index('bookings_pending').on(table.created_at).where(sql`${table.status} = 'pending'`),
    index('bookings_departing').on(table.departure_date).where(sql`${table.erased_at} is null`),
    index('bookings_failed').on(table.created_at).where(sql`${table.status} = 'failed' and ${table.erased_at} is null`),
    index('bookings_holds').on(table.hold_until).where(sql`${table.status} = 'completed' and ${table.payment_state} = 'Open'`),
  ],
);
export type BookingRow = typeof bookings.$inferSelect;

/** The cabins that bookings have taken of each type of a departure, and its `places`. Nothing taken yet: no row. */
export const inventory = pgTable(
  'inventory',
  { departure_id: text().notNull(), cabin_id: text().notNull(), taken: integer().notNull() },
  (table) => [primaryKey({ columns: [table.departure_id, table.cabin_id] }), check('inventory_taken', sql`${table.taken} >= 0`)],
);

/**
 * Standalone payments: balances, and extra charges by the office. `amount` is in euro cents. Only the seed of the demo sets `demo`, never on a
 * payment of a booking: the public page of the demo lists these payments and no others. Erased like a booking.
 */
export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey(),
    booking_id: uuid().references(() => bookings.id),
    name: text(),
    description: text(),
    /** The language of `name` and `description`; null for payments of earlier versions. */
    locale: text().$type<Language>(),
    amount: integer().notNull(),
    status: text({ enum: ['Open', 'Processing', 'Completed'] }).notNull(),
    type: text().notNull(),
    booking_number: text(),
    full_name: text().notNull(),
    email: text().notNull(),
    market: text().$type<Market>().notNull(),
    exchange_rate: doublePrecision().notNull(),
    created_at: moment('created_at').notNull(),
    demo: boolean().notNull().default(false),
    erased_at: moment('erased_at'),
  },
  (table) => [
    uniqueIndex('payments_balance_of_booking').on(table.booking_id).where(sql`${table.type} = 'balance'`),
    index('payments_of_booking').on(table.booking_id).where(sql`${table.booking_id} is not null`),
    index('payments_of_number').on(table.booking_number).where(sql`${table.booking_number} is not null`),
    index('payments_of_none').on(table.created_at).where(sql`${table.booking_id} is null and ${table.erased_at} is null`),
    check('payments_demo_of_no_booking', sql`not (${table.demo} and ${table.booking_id} is not null)`),
  ],
);
export type PaymentRow = typeof payments.$inferSelect;

/** What a person must check, as the metrics count it. The index has the same text, or the database would not use it. */
export const hasAlarm = sql`alarm is not null or money in ('paid_back', 'due_back') or disputed`;

/**
 * Payment intents, stored before the card provider is called. Amount and currency of a row never change. A booking or payment has at most one open
 * intent. `amount`, `received` and `refunded` are in minor units of `currency`.
 */
export const intents = pgTable(
  'intents',
  {
    /** Our own key, sent as the idempotency key and in the metadata of the intent. */
    key: uuid().primaryKey().defaultRandom(),
    /** The id at the provider; null until the provider has responded. */
    id: text(),
    booking_id: uuid().references(() => bookings.id),
    payment_id: uuid().references(() => payments.id),
    market: text().$type<Market>().notNull(),
    type: text().$type<PaymentType | 'standalone'>().notNull(),
    currency: text().$type<'eur' | 'usd'>().notNull(),
    amount: integer().notNull(),
    /** The payment method of the call that creates the intent: a repeated call must be identical. */
    method: text(),
    /** The status at the provider; `requested` until the provider has responded; `outside` for money that came in another way. */
    status: text().notNull(),
    open: boolean().notNull(),
    received: integer().notNull().default(0),
    /** Whether the received amount counts, must be refunded because nothing was due, or has been refunded. */
    money: text({ enum: ['none', 'counted', 'due_back', 'paid_back'] })
      .notNull()
      .default('none'),
    refunded: integer().notNull().default(0),
    disputed: boolean().notNull().default(false),
    /** How the intent at the provider differs from the requested one, and anything else that a person must check. */
    alarm: text(),
    /** When the status last changed or the payment was last started. */
    updated_at: moment('updated_at').notNull(),
    /** When a visitor's reading last asked the provider; null if none has since the payment was started. */
    read_at: moment('read_at'),
    /** When the provider last reported the status. */
    checked_at: moment('checked_at').notNull().defaultNow(),
    /** When reconciliation checks the intent next. */
    look_at: moment('look_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('intents_id').on(table.id),
    uniqueIndex('intents_open_of_booking').on(table.booking_id).where(sql`${table.open}`),
    uniqueIndex('intents_open_of_payment').on(table.payment_id).where(sql`${table.open}`),
    index('intents_of_booking').on(table.booking_id).where(sql`${table.booking_id} is not null`),
    index('intents_of_payment').on(table.payment_id).where(sql`${table.payment_id} is not null`),
    index('intents_alarms').on(table.key).where(hasAlarm),
    index('intents_look').on(table.look_at).where(sql`${table.open} or ${table.money} = 'due_back'`),
  ],
);
export type IntentRow = typeof intents.$inferSelect;

/** Webhook events, stored before they are processed. Each arrives at least once, in any order. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    /** The market whose account signed it. */
    market: text().$type<Market>().notNull(),
    /** The intent that the event is about. */
    intent: text(),
    received_at: moment('received_at').notNull(),
    /** Null until the event has been processed. */
    processed_at: moment('processed_at'),
    ...retries(),
  },
  (table) => [index('webhook_events_waiting').on(table.received_at).where(sql`${table.processed_at} is null`)],
);
