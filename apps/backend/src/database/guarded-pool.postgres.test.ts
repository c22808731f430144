import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { DatabaseUnavailable } from './database-errors.ts';
import { GuardedPool } from './guarded-pool.ts';

/** A proxy in front of the server that can stop forwarding data while its connections stay open. */
let proxy: Server;
let stalled = false;
let connections = 0;
const sockets = new Set<Socket>();
let url: string;
let drop: () => Promise<void>;
beforeAll(async () => {
  const database = await createTestDatabase();
  drop = database.drop;
  const target = new URL(database.url);
  const [port, host] = [Number(target.port), target.hostname];
  proxy = createServer((near) => {
    connections += 1;
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

const getMessage = (error: unknown): string =>
  error instanceof DatabaseUnavailable ? 'rejected' : error instanceof Error ? error.message : '';

test('statements to a server that stops responding time out, then they are rejected until it responds. BACK-40', async () => {
  const logged: string[] = [];
  const pool = new GuardedPool(url, (message) => logged.push(message));
  pool.on('error', () => undefined);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  stalled = true;
  expect(await pool.query('select 1').catch(getMessage)).toBe('Query read timeout');
  const before = connections;
  const rejected = await Promise.all(Array.from({ length: 500 }, () => pool.query('select 1').catch(getMessage)));
  expect(new Set(rejected)).toEqual(new Set(['rejected']));
  expect(await pool.connect().catch(getMessage)).toBe('rejected');
  // Only the pool's own probe.
  expect(connections - before).toBeLessThanOrEqual(1);
  stalled = false;
  while (logged.length < 2) await sleep(20);
  expect((await pool.query('select 2 as two')).rows).toEqual([{ two: 2 }]);
  expect(logged).toEqual(['the database is not responding: statements are rejected until it does', 'the database is responding again']);
  await pool.end();
}, 20_000);

test('a timeout while the process itself was blocked does not count as an outage. BACK-40', async () => {
  const logged: string[] = [];
  const pool = new GuardedPool(url, (message) => logged.push(message));
  pool.on('error', () => undefined);
  await pool.query('select 1');
  const query = pool.query('select pg_sleep(0.3)').catch(getMessage);
  await sleep(50);
  for (const until = Date.now() + 1_500; Date.now() < until; );
  expect(await query).toBe('Query read timeout');
  expect((await pool.query('select 2 as two')).rows).toEqual([{ two: 2 }]);
  expect(logged).toEqual([]);
  await pool.end();
}, 20_000);

test('a connection that is never released is reclaimed', async () => {
  const pool = new GuardedPool(url, () => undefined);
  pool.on('error', () => undefined);
  await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  expect(await pool.query('select 1').catch(getMessage)).toBe('timeout exceeded when trying to connect');
  while (pool.totalCount > 0) await sleep(20);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await pool.end();
}, 20_000);

test('a statement that takes too long, or waits too long for a row, is cancelled by the server', async () => {
  const pool = new GuardedPool(url, () => undefined);
  pool.on('error', () => undefined);
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

test('a connection that breaks between two statements of a transaction fails the next one and does not end the process', async () => {
  const pool = new GuardedPool(url, () => undefined);
  const holder = await pool.connect();
  const { rows } = await holder.query('select pg_backend_pid() as pid');
  await holder.query('begin');
  const ended = new Promise<void>((resolve) => holder.once('end', () => resolve()));
  await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await ended;
  expect(await holder.query('select 1').catch(getMessage)).toContain('not queryable');
  holder.release(true);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await pool.end();
}, 20_000);
