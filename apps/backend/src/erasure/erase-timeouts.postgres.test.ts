import type { IsoDate } from '@booking/domain/schema';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type OpenDatabase, openForJob, openServer } from '../database/database.ts';
import { commandTimeouts, createPool, createPooledDatabase } from '../database/pool.ts';
import { bookings } from '../database/schema.ts';
import { bookingRow } from '../testing/booking-row.ts';
import { runInProcess } from '../testing/command-process.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { eraseOld } from './erase-old.ts';

let url: string;
let drop: () => Promise<void>;
let server: OpenDatabase;
beforeAll(async () => {
  ({ url, drop } = await createTestDatabase());
  server = await openServer(url);
}, 60_000);
afterAll(async () => {
  await server.close();
  await drop();
});
afterEach(() => server.db.execute(sql`truncate bookings cascade`));

const noLog = (): void => undefined;
/** Longer than a statement of a request may take. */
const longWait = sql`select pg_sleep(1)`;

test('the statements of an erasure may take longer than those of a request: of the job, and of the command (BACK-79)', async () => {
  await expect(server.db.execute(longWait)).rejects.toThrow();
  const job = openForJob(url, server.db, noLog);
  await job.db.execute(longWait);
  await job.close();

  await server.db.insert(bookings).values(bookingRow());
  await server.db.execute(sql`
    create function wait() returns trigger language plpgsql as $$ begin perform pg_sleep(1); return new; end $$`);
  await server.db.execute(sql`create trigger wait before update on bookings for each row execute function wait()`);
  const { status, stdout } = runInProcess('erase', ['--older-than', '30'], { DATABASE_URL: url });
  await server.db.execute(sql`drop trigger wait on bookings`);
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^booking BBT-\d+: erased\n1 erased\n$/)]);
}, 120_000);

test('a booking that stays in use is refused, and the others follow (BACK-59, BACK-79)', async () => {
  const [used, other] = [bookingRow(), bookingRow({ departure_date: '2020-05-02' })];
  await server.db.insert(bookings).values([used, other]);
  const pool = createPool(url, noLog, { ...commandTimeouts, lock_timeout: 300 });
  const results: unknown[] = [];
  await server.db.transaction(async (transaction) => {
    await transaction.select().from(bookings).where(eq(bookings.id, used.id)).for('update');
    const options = { now: new Date(), today: '2027-01-01' as IsoDate, force: false };
    for await (const { result } of eraseOld(createPooledDatabase(pool), { departed: 30, failed: null }, options)) results.push(result);
  });
  await pool.end();
  expect(results).toEqual([{ refused: 'it is in use' }, 'erased']);
});
