import { addDays, today } from '@booking/domain/date';
import { sql } from 'drizzle-orm';
import { openServer } from '../src/database/database.ts';
import { commandTimeouts } from '../src/database/pool.ts';
import { bookings, intents, payments } from '../src/database/schema.ts';
import { eraseOld } from '../src/erasure/erase-old.ts';
import { bookingRow, intentRow, paymentRow } from '../src/testing/booking-row.ts';
import type { Figure } from './measure.ts';

const all = 1_000_000;
const old = 200;
/** Seven years, as in the operations page. */
const days = 2_555;

/** Bookings with a balance and an intent each. Of all of them some have departed long ago. */
async function fill(url: string): Promise<void> {
  const { db, close } = await openServer(url, console.error, { ...commandTimeouts, statement_timeout: 600_000, query_timeout: 600_000 });
  const ahead = addDays(today(), 100);
  const past = addDays(today(), -days - 1);
  const model = bookingRow({ departure_date: ahead });
  await db.insert(bookings).values(model);
  const names = [
    'status',
    'payment_state',
    'departure_id',
    'tour_id',
    'tour_name',
    'tour_external_id',
    'cabins',
    'on_request',
    'name',
    'email',
  ]
    .concat(['brand', 'locale', 'market', 'exchange_rate', 'amount', 'local_costs', 'insurance_amount', 'created_at', 'request'])
    .join(', ');
  await db.execute(
    sql.raw(`insert into bookings (id, idempotency_key, departure_date, ${names})
      select gen_random_uuid(), gen_random_uuid(), case when n <= ${old} then date '${past}' else date '${ahead}' end, ${names}
      from bookings, generate_series(1, ${all}) n`),
  );
  await db.insert(payments).values(paymentRow({ booking_id: model.id, type: 'balance' }));
  await db.insert(intents).values(intentRow({ booking_id: model.id }));
  await db.execute(
    sql.raw(`insert into payments (id, booking_id, amount, status, type, full_name, email, market, exchange_rate, created_at)
      select gen_random_uuid(), b.id, p.amount, p.status, p.type, p.full_name, p.email, p.market, p.exchange_rate, p.created_at
      from payments p, bookings b where b.id <> '${model.id}'`),
  );
  await db.execute(
    sql.raw(`insert into intents (id, booking_id, market, type, currency, amount, received, money, status, open, updated_at)
      select 'pi_' || b.id, b.id, i.market, i.type, i.currency, i.amount, i.received, i.money, i.status, i.open, i.updated_at
      from intents i, bookings b where b.id <> '${model.id}'`),
  );
  await db.execute(sql`analyze`);
  await close();
}

/** What one erasure takes among a million bookings, with their payments and intents. */
export async function measureErasure(url: string): Promise<Figure> {
  await fill(url);
  const { db, close } = await openServer(url, console.error, commandTimeouts);
  const started = performance.now();
  let erased = 0;
  for await (const { result } of eraseOld(db, { departed: days, failed: null }, { now: new Date(), today: today(), force: false }))
    if (result === 'erased') erased += 1;
  const each = (performance.now() - started) / old;
  await close();
  if (erased !== old) throw new Error(`${erased} of ${old} were erased`);
  return { what: `erasure of ${old} of a million bookings`, value: `${each.toFixed(1)} ms each`, goal: '0.23 s each without indexes' };
}
