import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { toRows } from '../database/database.ts';
import { bookingBody, findDeparture, isFree } from '../testing/test-booking.ts';
import { openTestServer } from '../testing/test-server.ts';

const { database, server } = await openTestServer();
const { db } = database;

/** Makes the database read-only, as a server is after a failover, or writable again. */
async function setReadOnly(isReadOnly: boolean): Promise<void> {
  const state = sql.raw(isReadOnly ? 'on' : 'off');
  if (!inject('postgres')) return void (await db.execute(sql`set default_transaction_read_only = ${state}`));
  const [row] = toRows<{ name: string; now: string }>(await db.execute(sql`select current_database() as name, now()::text as now`));
  // In a writable transaction, whatever the default is.
  const setDefault = sql`alter database ${sql.identifier(row?.name ?? '')} set default_transaction_read_only = ${state}`;
  await db.transaction((transaction) => transaction.execute(setDefault), { accessMode: 'read write' });
  // The setting is for new sessions.
  const old = sql`from pg_stat_activity where datname = current_database() and backend_start < ${row?.now}::timestamptz`;
  const endOld = async (): Promise<number> => {
    await db.execute(sql`select pg_terminate_backend(pid) ${old}`).catch(() => undefined);
    return (
      toRows<{ count: number }>(await db.execute(sql`select count(*)::int as count ${old}`).catch(() => ({ rows: [] })))[0]?.count ?? 1
    );
  };
  await expect.poll(endOld, { timeout: 10_000 }).toBe(0);
}
afterEach(() => setReadOnly(false));

/** Fails every insertion as a full disk does. */
async function fillDisk(table: string): Promise<void> {
  const full = sql.raw(`begin raise exception 'could not extend file' using errcode = '53100'; end`);
  await db.execute(sql`create or replace function refuse() returns trigger language plpgsql as $$ ${full} $$`);
  await db.execute(sql.raw(`create trigger full_disk before insert on ${table} for each row execute function refuse()`));
}
const freeDisk = (table: string) => db.execute(sql.raw(`drop trigger full_disk on ${table}`));

const isReady = async (): Promise<boolean> => (await server.request('/api/v1/health/ready')).status === 200;
const book = async () => server.post('/api/v1/bookings', await bookingBody(server, await findDeparture(server, { departure: isFree })));
const becomes = (ready: boolean) => expect.poll(isReady, { timeout: 5_000 }).toBe(ready);

describe('while nothing can be written', () => {
  test('on a read-only database, bookings are 503 with Retry-After and ready is false; pages and reads are served (BACK-83)', async () => {
    expect((await book()).status).toBe(201);
    await becomes(true);
    await setReadOnly(true);
    const response = await book();
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1']);
    await becomes(false);
    expect((await server.request('/api/v1/tours')).status).toBe(200);
    expect((await server.request('/api/v1/health/live')).status).toBe(200);
    await setReadOnly(false);
    await becomes(true);
    expect((await book()).status).toBe(201);
  });

  test('on a full disk, too (BACK-83)', async () => {
    await fillDisk('bookings');
    await fillDisk('write_probes');
    const response = await book();
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1']);
    await becomes(false);
    await freeDisk('bookings');
    await freeDisk('write_probes');
    await becomes(true);
    expect((await book()).status).toBe(201);
  });

  test('asking often neither writes often nor grows the database (BACK-83)', async () => {
    const size = async () => toRows<{ size: number }>(await db.execute(sql`select pg_relation_size('write_probes')::int as size`))[0]?.size;
    for (let second = 0; second < 3; second += 1) {
      for (let each = 0; each < 50; each += 1) await isReady();
      await new Promise((resolve) => setTimeout(resolve, 1_050));
    }
    expect(await isReady()).toBe(true);
    expect(await size()).toBeLessThanOrEqual(8_192);
  });
});
