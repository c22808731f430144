import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, test } from 'vitest';
import { paths } from '../paths.ts';

const files = readdirSync(paths.migrations)
  .filter((name) => name.endsWith('.sql'))
  .sort();
const sqlOf = (name: string): string => readFileSync(join(paths.migrations, name), 'utf8');

test('bookings that were made before places on board were counted take them after the migration. BACK-32', async () => {
  const client = await PGlite.create();
  const migrate = async (from: number, to?: number): Promise<void> => {
    for (const name of files.slice(from, to)) await client.exec(sqlOf(name));
  };
  await migrate(0, 4);
  const book = (persons: number, cabins: object[], onRequest = false) =>
    client.query(
      `insert into bookings (id, idempotency_key, body_hash, request, status, departure_id, departure_date, tour_id, tour_name, tour_external_id,
         cabins, on_request, name, email, brand, locale, market, exchange_rate, amount, local_costs, insurance_amount, created_at)
       values ($1, $2, '', $3, 'completed', 'd', '2027-05-01', 't', 't', 't', $4, $5, '', '', 'boatbiketours', 'en', 'default', 1, 1, 0, 0, now())`,
      [randomUUID(), randomUUID(), JSON.stringify({ passengers: Array(persons).fill({}) }), JSON.stringify(cabins), onRequest],
    );
  const twin = { id: 'twin', cabins: 1, count: 9, free: 9 };
  await book(2, [twin]);
  await book(1, [twin, { id: 'places', cabins: 1, count: 20, free: 20 }]);
  await book(2, [twin], true);
  await client.query(`insert into departure_inventory values ('d', '{"twin": 2, "places": 1}')`);
  await migrate(4);
  expect((await client.query('select taken from departure_inventory')).rows).toEqual([{ taken: { twin: 2, places: 3 } }]);
  // So that what an ended hold frees is what it has taken.
  const { rows } = await client.query<{ persons: number }>(
    `select (c ->> 'cabins')::int as persons from bookings, jsonb_array_elements(cabins) c where c ->> 'id' = 'places' and not on_request order by 1`,
  );
  expect(rows.map(({ persons }) => persons)).toEqual([1, 2]);
  await client.close();
}, 60_000);

test('what was paid before payments had money of their own counts, so that it is never paid back; what was open is looked at', async () => {
  const here = files.indexOf('0010_payments_that_add_up.sql');
  const db = await PGlite.create();
  for (const name of files.slice(0, here)) await db.exec(sqlOf(name));
  await db.exec(`insert into intents (id, market, type, currency, amount, status, open, updated_at) values
    ('pi_paid', 'default', 'deposit', 'eur', 5000, 'succeeded', false, now()),
    ('pi_open', 'default', 'deposit', 'eur', 6000, 'processing', true, now())`);
  await db.exec(`insert into webhook_events (id, type, received_at) values ('evt_1', 'payment_intent.succeeded', now())`);
  for (const name of files.slice(here)) await db.exec(sqlOf(name));
  // A process of the release before goes on as it did.
  await db.exec(`insert into intents (id, market, type, currency, amount, status, open, updated_at) values
    ('pi_old', 'default', 'deposit', 'eur', 7000, 'requires_confirmation', true, now())`);
  const { rows } = await db.query(
    'select id, money, received, open, key is not null as keyed, look_at <= now() as due from intents order by id',
  );
  expect(rows).toEqual([
    { id: 'pi_old', money: 'none', received: 0, open: true, keyed: true, due: true },
    { id: 'pi_open', money: 'none', received: 0, open: true, keyed: true, due: true },
    { id: 'pi_paid', money: 'counted', received: 5000, open: false, keyed: true, due: true },
  ]);
  expect((await db.query('select processed_at is not null as processed from webhook_events')).rows).toEqual([{ processed: true }]);
  await db.close();
}, 60_000);

test('a process of the release before stores bookings by its own function, with the hash that it looks for', async () => {
  const db = await PGlite.create();
  for (const name of files) await db.exec(sqlOf(name));
  const booking = {
    ...{ id: randomUUID(), idempotency_key: randomUUID(), body_hash: 'hash', request: {}, departure_id: 'd', departure_date: '2027-05-01' },
    ...{ tour_id: 't', tour_name: 't', tour_external_id: 't', cabins: [{ id: 'twin', cabins: 1, count: 9, free: 9 }], on_request: false },
    ...{ name: '', email: '', brand: 'boatbiketours', locale: 'en', market: 'default', exchange_rate: 1, amount: 1, local_costs: 0 },
    ...{ insurance_amount: 0, created_at: new Date(), hold_until: new Date() },
  };
  const stored = await db.query('select store_booking($1::jsonb, true, null, null) as status', [JSON.stringify(booking)]);
  expect(stored.rows).toEqual([{ status: 'completed' }]);
  expect((await db.query('select body_hash from bookings')).rows).toEqual([{ body_hash: 'hash' }]);
  await db.close();
}, 60_000);
