import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import { type Database, type OpenDatabase, toRows } from './database.ts';
import { prepareOnce } from './prepared.ts';
import { bookings } from './schema.ts';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
}, 60_000);
afterAll(() => opened.close());

test('a statement is prepared once for all transactions of a connection, and executed in them', async () => {
  const prepare = vi.fn((db: Database) => db.select({ id: bookings.id }).from(bookings).prepare('all_bookings'));
  const statement = prepareOnce(prepare);
  const getPrepared = async (db: Database) =>
    toRows(await db.execute("select name from pg_prepared_statements where name = 'all_bookings'"));
  for (let times = 0; times < 3; times += 1) {
    await opened.db.transaction(async (transaction) => {
      await statement(transaction).execute();
      expect(await getPrepared(transaction)).toEqual([{ name: 'all_bookings' }]);
    });
  }
  expect(prepare).toHaveBeenCalledTimes(1);
  await statement(opened.db).execute();
  await statement(opened.db).execute();
  expect(prepare).toHaveBeenCalledTimes(2);
});
