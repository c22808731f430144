import { connect, createServer, type Server, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Problem } from '../http/problem.ts';
import { toProblem } from '../http/to-problem.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { createPool, createPooledDatabase, maxConnections } from './pool.ts';

/** A proxy in front of the server that can stop forwarding data while its connections stay open. */
let proxy: Server;
let stalled = false;
const sockets = new Set<Socket>();
let url: string;
let drop: () => Promise<void>;
beforeAll(async () => {
  const database = await createTestDatabase();
  drop = database.drop;
  const target = new URL(database.url);
  const [port, host] = [Number(target.port), target.hostname];
  proxy = createServer((near) => {
    const far = connect(port, host);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (data) => {
        if (!stalled) to.write(data);
      });
      from.on('error', () => undefined);
      from.on('close', () => to.destroy());
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const address = proxy.address();
  target.host = `127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  url = target.href;
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  proxy.close();
  await drop();
});
beforeEach(() => {
  stalled = false;
});

const getError = (error: unknown): Error => error as Error;
const ignore = (): undefined => undefined;
const open = () => {
  const pool = createPool(url, ignore);
  return { pool, db: createPooledDatabase(pool) };
};
const one = sql`select 1 as one`;

describe('a server that stops responding (BACK-40)', () => {
  test('fails every query and transaction as unavailable, and recovers', async () => {
    const { pool, db } = open();
    await Promise.all(Array.from({ length: 5 }, () => db.execute(one)));
    stalled = true;
    const errors = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        (index % 2 === 0 ? db.execute(one) : db.transaction((inner) => inner.execute(one))).then(() => null, getError),
      ),
    );
    expect(errors.map((error) => error && toProblem(error))).toEqual(
      Array(30).fill(expect.objectContaining({ status: 503, retryAfter: 1 })),
    );
    stalled = false;
    await expect.poll(() => db.execute(one).then(({ rows }) => rows, getError)).toEqual([{ one: 1 }]);
    await pool.end();
  }, 20_000);

  test('costs no connection, neither at the start nor within a transaction', async () => {
    const { pool, db } = open();
    for (const at of ['begin', 'statement'] as const) {
      await db.execute(one);
      stalled = at === 'begin';
      const failed = db.transaction(async (inner) => {
        stalled = true;
        await inner.execute(one);
      });
      await expect(failed).rejects.toThrow();
      stalled = false;
    }
    // Every connection can be had again, and none of them continues a transaction.
    const connections = await Promise.all(Array.from({ length: maxConnections }, () => pool.connect()));
    for (const connection of connections) {
      const { rows } = await connection.query('select pg_current_xact_id_if_assigned() is null and now() = statement_timestamp() as idle');
      expect(rows).toEqual([{ idle: true }]);
      connection.release();
    }
    await pool.end();
  }, 20_000);
});

test('a connection that a transaction has broken off cleanly is used again', async () => {
  const { pool, db } = open();
  const getPid = async (database: typeof db) => (await database.execute(sql`select pg_backend_pid() as pid`)).rows[0]?.pid;
  const before = await getPid(db);
  await expect(db.transaction(() => Promise.reject(new Problem(409, 'no')))).rejects.toThrow('no');
  expect(await getPid(db)).toBe(before);
  await expect(db.transaction((inner) => inner.execute(sql`select 1 / 0`))).rejects.toThrow();
  expect(await getPid(db)).not.toBe(before);
  await pool.end();
});

test('a statement that takes too long, or waits too long for a row, is cancelled by the server', async () => {
  const { pool } = open();
  const state = (error: { code?: string }) => error.code;
  expect(await pool.query('select pg_sleep(10)').catch(state)).toBe('57014');
  await pool.query('create table row_held (id int primary key)');
  await pool.query('insert into row_held values (1)');
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query('select 1 from row_held for update');
  expect(await pool.query('update row_held set id = 2').catch(state)).toBe('55P03');
  await holder.query('rollback');
  holder.release();
  await pool.end();
}, 20_000);

test('more requests than connections get 503 after a moment', async () => {
  const { pool, db } = open();
  const held = await Promise.all(Array.from({ length: maxConnections }, () => pool.connect()));
  const failing = [db.execute(one), db.transaction((inner) => inner.execute(one))].map((each) => each.then(ignore, getError));
  for (const error of await Promise.all(failing)) expect(toProblem(error)).toMatchObject({ status: 503, retryAfter: 1 });
  for (const connection of held) connection.release();
  await pool.end();
}, 20_000);

test('a connection that breaks between two statements of a transaction fails the next one and does not end the process', async () => {
  const { pool, db } = open();
  const failed = await db
    .transaction(async (inner) => {
      const { rows } = await inner.execute(sql`select pg_backend_pid() as pid`);
      await db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
      await expect.poll(() => pool.totalCount - pool.idleCount).toBe(1);
      await inner.execute(one);
    })
    .then(ignore, getError);
  expect(toProblem(failed)).toMatchObject({ status: 503 });
  expect((await db.execute(one)).rows).toEqual([{ one: 1 }]);
  expect(pool.totalCount).toBe(pool.idleCount);
  await pool.end();
}, 20_000);
