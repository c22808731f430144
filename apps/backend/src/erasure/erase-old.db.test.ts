import { randomUUID } from 'node:crypto';
import { addDays } from '@booking/domain/date';
import type { IsoDate } from '@booking/domain/schema';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { type Database, type OpenDatabase, toRows } from '../database/database.ts';
import { bookings, intents, payments } from '../database/schema.ts';
import { bookingRow, intentRow, paymentRow } from '../testing/booking-row.ts';
import { createProcessStore } from '../testing/process-store.ts';
import { startProcess } from '../testing/server-process.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { eraseCommand } from './erase-command.ts';
import { eraseOld } from './erase-old.ts';
import { eraseByConfiguration } from './start-erasure.ts';

let database: OpenDatabase;
let db: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
}, 60_000);
afterAll(() => database.close());
afterEach(() => db.execute(sql`truncate bookings, payments, intents cascade`));

const now = new Date('2027-06-15T12:00:00Z');
const today = '2027-06-15' as IsoDate;
const daysAgo = (days: number): Date => new Date(now.getTime() - days * 86_400_000);
const ahead = addDays(today, 100);

async function erase(...args: string[]) {
  const lines: string[] = [];
  const isDone = await eraseCommand(args)(db, (line) => lines.push(line), { now, today });
  return { lines, isDone };
}
/** The erased ones of some ids. */
async function erasedOf(...ids: string[]): Promise<boolean[]> {
  const rows = [...(await db.select().from(bookings)), ...(await db.select().from(payments))];
  return ids.map((id) => rows.find((row) => row.id === id)?.erased_at != null);
}
async function store(change: Parameters<typeof bookingRow>[0]): Promise<string> {
  const row = bookingRow(change);
  await db.insert(bookings).values(row);
  return row.id;
}

test('what never became a contract is erased sooner: bookings that failed or expired, and no others (BACK-79)', async () => {
  const failed = { status: 'failed', payment_state: 'Open', departure_date: ahead } as const;
  const old = await store({ ...failed, error: 'cabins_unavailable', created_at: daysAgo(31) });
  const expired = await store({ ...failed, error: 'expired', created_at: daysAgo(31) });
  const recent = await store({ ...failed, error: 'expired', created_at: daysAgo(29) });
  const paid = await store({ departure_date: ahead, created_at: daysAgo(31) });
  const travelled = await store({ departure_date: addDays(today, -31), created_at: daysAgo(90) });
  const ids = [old, expired, recent, paid, travelled];

  const { lines, isDone } = await erase('--failed-older-than', '30');
  expect(isDone).toBe(true);
  expect(lines).toEqual([
    expect.stringMatching(/^booking BBT-\d+: erased$/),
    expect.stringMatching(/^booking BBT-\d+: erased$/),
    '2 erased',
  ]);
  expect(await erasedOf(...ids)).toEqual([true, true, false, false, false]);

  // Both periods in one command, the daily job.
  expect((await erase('--older-than', '30', '--failed-older-than', '20')).lines.at(-1)).toBe('2 erased');
  expect(await erasedOf(...ids)).toEqual([true, true, true, false, true]);
});

test('payments without a booking are erased by their age, paid or not, and never while money is moving (BACK-59)', async () => {
  const rows = (['Completed', 'Open', 'Processing'] as const).map((status) => paymentRow({ status, created_at: daysAgo(31) }));
  const recent = paymentRow({ created_at: daysAgo(29) });
  const demo = paymentRow({ demo: true, created_at: daysAgo(31) });
  await db.insert(payments).values([...rows, recent, demo]);
  const { isDone } = await erase('--older-than', '30');
  expect(isDone).toBe(false);
  expect(await erasedOf(...[...rows, recent, demo].map(({ id }) => id))).toEqual([true, true, false, false, false]);
});

test('each booking is erased before the next one is looked at, so the command prints as it goes (BACK-79)', async () => {
  const [first, second] = [await store({}), await store({ departure_date: '2020-05-02' })];
  const erasing = eraseOld(db, { departed: 30, failed: null }, { now, today, force: false });
  expect((await erasing.next()).value).toMatchObject({ result: 'erased' });
  expect(await erasedOf(first, second)).toEqual([true, false]);
  await erasing.return(undefined);
  expect(await erasedOf(first, second)).toEqual([true, false]);
});

test('a booking that cannot be erased for whatever reason is named, and the others follow (BACK-79)', async () => {
  const odd = await store({});
  const other = await store({ departure_date: '2020-05-02' });
  await db.execute(sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'odd'; end $$`);
  await db.execute(sql`
    create trigger refuse before update on bookings for each row when (old.id = ${sql.raw(`'${odd}'`)}) execute function refuse()`);
  const { lines, isDone } = await erase('--older-than', '30');
  await db.execute(sql`drop trigger refuse on bookings`);
  expect(isDone).toBe(false);
  expect(lines).toEqual([
    expect.stringMatching(/^booking \d+: not erased: .*Failed query/),
    expect.stringMatching(/: erased$/),
    '1 erased',
  ]);
  expect(await erasedOf(odd, other)).toEqual([false, true]);
});

test('no table of a million bookings is read as a whole to erase one: each statement finds its rows by an index (BACK-79)', async () => {
  for (let part = 0; part < 4; part += 1) {
    const ids = Array.from({ length: 500 }, () => randomUUID());
    await db.insert(bookings).values(ids.map((id, index) => bookingRow({ id, departure_date: part + index < 3 ? '2020-05-01' : ahead })));
    await db.insert(payments).values(ids.map((id) => paymentRow({ booking_id: id, type: 'balance', booking_number: id })));
    await db.insert(intents).values(ids.map((booking_id) => intentRow({ booking_id })));
  }
  await db.execute(sql`analyze`);
  const { erased, before, after } = await db.transaction(async (transaction) => {
    // The counts of a connection contain those of its earlier transactions that it has not reported yet.
    const countScans = async () =>
      toRows(
        await transaction.execute(sql`
          select relname, seq_scan::int from pg_stat_xact_user_tables where relname in ('bookings', 'payments', 'intents') order by relname`),
      );
    const before = await countScans();
    let erased = 0;
    for await (const { result } of eraseOld(transaction, { departed: 30, failed: 10 }, { now, today, force: false })) {
      if (result === 'erased') erased += 1;
    }
    return { erased, before, after: await countScans() };
  });
  expect(erased).toBe(6);
  expect(after).toHaveLength(3);
  expect(after).toEqual(before);
});

test('the job of the server erases by configuration, stops between two bookings, and logs numbers of bookings only (BACK-79)', async () => {
  const [first, second] = [await store({}), await store({ departure_date: '2020-05-02' })];
  await store({ payment_state: 'Open', departure_date: '2020-05-03' });
  const logged: string[] = [];
  let closed = 0;
  const close = async (): Promise<void> => {
    closed += 1;
  };
  const job = (isStopped?: () => boolean) =>
    eraseByConfiguration(
      {
        retention: readConfig({ ERASE_OLDER_THAN: '2555', ERASE_FAILED_OLDER_THAN: '30' }, '/').retention,
        open: () => ({ db, close }),
        now: () => now.getTime(),
        today: () => '2028-01-01' as IsoDate,
        log: (message) => logged.push(message),
      },
      isStopped,
    );
  await job(() => true);
  expect(await erasedOf(first, second)).toEqual([true, false]);
  await job();
  expect(await erasedOf(first, second)).toEqual([true, true]);
  expect(logged).toEqual([
    'bookings and payments erased: 1',
    'bookings and payments erased: 1',
    'bookings and payments not erased: 1; the command erase says why',
  ]);
  expect(closed).toBe(2);
});

test('a server with ERASE_FAILED_OLDER_THAN erases without a command (BACK-79)', async () => {
  const own = await createProcessStore();
  const before = await own.open();
  await before.db.insert(bookings).values(bookingRow({ status: 'failed', error: 'expired', departure_date: '2999-01-01' }));
  await before.close();
  const server = await startProcess({ ...own.settings, ERASE_FAILED_OLDER_THAN: '30' });
  await server.end('SIGTERM');
  const after = await own.open();
  expect((await after.db.select().from(bookings)).map(({ name, request }) => ({ name, request }))).toEqual([{ name: '', request: null }]);
  await after.close();
  await own.remove();
}, 120_000);
