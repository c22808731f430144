import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BookingRequest } from '@booking/domain/schema';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { freePort } from '../testing/postgres-server.ts';
import { execute, toDatabaseUrl } from '../testing/server-database.ts';
import { bookingBody, findDeparture, isFree } from '../testing/test-booking.ts';
import { startTestServer } from '../testing/test-server.ts';
import { advisoryLocks } from './advisory-locks.ts';
import { type OpenDatabase, openServer, toRows } from './database.ts';

const program = '/usr/sbin/pgbouncer';
/** Where Debian's package is missing, the tests are left out, but not before a release. */
const isMissing = !existsSync(program) && process.env.FULL !== '1';

/** What the page tells the operator to configure. */
const page = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8').split('### Behind a pooler')[1] ?? '';
const block = (language: string): string => new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(page)?.[1] ?? '';

const name = `pooled_${process.pid}`;
const server = inject('postgres')?.url ?? '';
const folder = mkdtempSync(join(tmpdir(), 'pooler-'));
const running: ChildProcess[] = [];

/** Starts PgBouncer as the page says, with another address, port and login. Returns the address of the database behind it. */
async function startPooler(change: (settings: string) => string = (settings) => settings): Promise<string> {
  const [port, { hostname, port: serverPort }] = [await freePort(), new URL(server)];
  const settings = change(block('ini'))
    .replace(/^booking = .*$/m, `${name} = host=${hostname} port=${serverPort} dbname=${name} user=${name} password=secret`)
    .replace(/^listen_port = .*$/m, `listen_port = ${port}\nlisten_addr = 127.0.0.1\nunix_socket_dir =`)
    .replace(/^auth_type = .*$/m, 'auth_type = any')
    .replace(/^auth_file = .*\n/m, '');
  const file = join(folder, `${port}.ini`);
  writeFileSync(file, settings);
  const isRoot = process.getuid?.() === 0;
  const id = (kind: '-u' | '-g'): number => Number(execFileSync('id', [kind, 'nobody'], { encoding: 'utf8' }));
  const user = isRoot ? { uid: id('-u'), gid: id('-g') } : {};
  if (user.uid !== undefined) for (const path of [folder, file]) chownSync(path, user.uid, user.gid);
  const child = spawn(program, [file], { ...user, stdio: 'ignore' });
  running.push(child);
  const url = `postgres://${name}:secret@127.0.0.1:${port}/${name}`;
  for (let tries = 0; tries < 100 && !(await canConnect(url)); tries += 1) await sleep(50);
  return url;
}

const canConnect = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
};

/** Makes bookings, a few at a time. */
async function book(database: OpenDatabase, body: BookingRequest) {
  const { request, post, worker, logged } = startTestServer(database);
  const statuses: number[] = [];
  for (let round = 0; round < 6; round += 1) {
    const one = () => post('/api/v1/bookings', { ...body, idempotency_key: crypto.randomUUID() });
    statuses.push(...(await Promise.all([one(), one(), one(), one(), one()])).map(({ status }) => status));
  }
  const isReady = (await request('/api/v1/health/ready')).status === 200;
  await worker.stop();
  return { statuses, isReady, logged };
}

describe.skipIf(isMissing)('behind PgBouncer, as the page about operations configures it', () => {
  let url = '';
  let database: OpenDatabase;
  let body: BookingRequest;
  beforeAll(async () => {
    await execute(server, `create role ${name} login password 'secret'`);
    await execute(server, `create database ${name} owner ${name}`);
    for (const statement of block('sql')
      .split(';')
      .filter((text) => text.trim() !== ''))
      await execute(server, statement.replace('role booking', `role ${name}`));
    url = await startPooler();
    database = await openServer(url);
    const { request, worker } = startTestServer(database);
    body = await bookingBody({ request }, await findDeparture({ request }, { departure: isFree }));
    await worker.stop();
  }, 60_000);
  afterAll(async () => {
    await database.close();
    for (const child of running) child.kill('SIGTERM');
    await execute(server, `drop database if exists ${name} with (force)`);
    await execute(server, `drop role if exists ${name}`);
    rmSync(folder, { recursive: true, force: true });
  });

  test('bookings are made, several at once, and the server is ready (BACK-87)', async () => {
    const { statuses, isReady } = await book(database, body);
    expect(new Set(statuses)).toEqual(new Set([201]));
    expect(isReady).toBe(true);
  });

  test('every statement has the timeout that the driver could not set (BACK-87)', async () => {
    expect(toRows<{ statement_timeout: string }>(await database.db.execute(sql`show statement_timeout`))[0]?.statement_timeout).toBe(
      '800ms',
    );
    const failure: Error = (await database.db.execute(sql`select pg_sleep(5)`).catch((error: Error) => error)) as Error;
    expect(failure.cause).toMatchObject({ code: '57014' });
  });

  test('a start waits for the migration of another process for longer than a request may (BACK-87)', async () => {
    const other = new pg.Client(toDatabaseUrl(server, name));
    await other.connect();
    await other.query('select pg_advisory_lock($1)', [advisoryLocks.migration]);
    const starting = openServer(url);
    await sleep(1_500);
    await other.end();
    await (await starting).close();
  });

  test('what the page warns of fails: the parameters not ignored, and pooling by transaction (BACK-87)', async () => {
    const strict = await startPooler((settings) => settings.replace(/^ignore_startup_parameters.*\n/m, ''));
    const pool = await openServer(strict);
    const refusal: Error = (await pool.db.execute(sql`select 1`).catch((error: Error) => error)) as Error;
    expect(String(refusal.cause)).toContain('unsupported startup parameter');
    await pool.close();
    const byTransaction = await openServer(
      await startPooler((settings) => settings.replace('pool_mode = session', 'pool_mode = transaction')),
    );
    const { logged } = await book(byTransaction, body);
    // SQLSTATE of a prepared statement that another connection has, or that this one does not have.
    expect(logged.join('\n')).toMatch(/database error (42P05|26000)/);
    await byTransaction.close();
  });
});
