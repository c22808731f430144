import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type OpenDatabase, openEmbedded, openServer } from '../database/database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server of the project `postgres`, and its migrated template; absent where tests run on the embedded database. */
    postgres?: { url: string; template: string };
  }
}

/** The address of another database of a server. */
export function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

async function execute(server: string, statement: string): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** Creates a database in place of one of the same name, empty or as a copy of another. Returns the function that drops it, cutting its connections. */
export async function createDatabase(server: string, name: string, template?: string): Promise<() => Promise<void>> {
  const drop = () => execute(server, `drop database if exists ${name} with (force)`);
  await drop();
  await execute(server, `create database ${name}${template ? ` template ${template}` : ''}`);
  return drop;
}

/** A migrated database of its own on the project's PostgreSQL server. @throws Error where the tests run on the embedded one. */
export async function createTestDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const server = inject('postgres');
  if (!server) throw new Error('this test needs a PostgreSQL server: name its file *.postgres.test.ts');
  const name = `test_${randomBytes(8).toString('hex')}`;
  const drop = await createDatabase(server.url, name, server.template);
  return { url: urlOf(server.url, name), drop };
}

/** A database of its own for a test file: in memory in the project `unit`, on a PostgreSQL server in the project `postgres`. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  if (!inject('postgres')) return openEmbedded(null);
  const { url, drop } = await createTestDatabase();
  const { db, pool, close } = await openServer(url);
  return { db, pool, close: () => close().then(drop) };
}
