import { randomUUID } from 'node:crypto';
import type { bookings, intents, payments } from '../database/schema.ts';

type New<Table extends { $inferInsert: object }> = Table['$inferInsert'];

/** A paid booking of a trip in the past, as a row. */
export const bookingRow = (change: Partial<New<typeof bookings>> = {}): New<typeof bookings> => ({
  id: randomUUID(),
  idempotency_key: randomUUID(),
  request: {} as never,
  status: 'completed',
  payment_state: 'Paid',
  departure_id: 'departure',
  departure_date: '2020-05-01',
  tour_id: 'tour',
  tour_name: 'Tour',
  tour_external_id: 'tour',
  cabins: [],
  on_request: false,
  name: 'Ann Smit',
  email: 'ann@example.com',
  brand: 'boatbiketours',
  locale: 'en',
  market: 'default',
  exchange_rate: 1,
  amount: 100_000,
  local_costs: 0,
  insurance_amount: 0,
  created_at: new Date('2020-01-01T12:00:00Z'),
  ...change,
});

/** A paid charge of the office without a booking, as a row. */
export const paymentRow = (change: Partial<New<typeof payments>> = {}): New<typeof payments> => ({
  id: randomUUID(),
  amount: 14_250,
  status: 'Completed',
  type: 'extra',
  full_name: 'Ann Smit',
  email: 'ann@example.com',
  market: 'default',
  exchange_rate: 1,
  created_at: new Date('2020-01-01T12:00:00Z'),
  ...change,
});

/** What was received for a booking or payment, as a row. */
export const intentRow = (change: Partial<New<typeof intents>> = {}): New<typeof intents> => ({
  id: `pi_${randomUUID()}`,
  market: 'default',
  type: 'full_payment',
  currency: 'eur',
  amount: 100_000,
  received: 100_000,
  money: 'counted',
  status: 'succeeded',
  open: false,
  updated_at: new Date('2020-01-01T12:00:00Z'),
  ...change,
});
