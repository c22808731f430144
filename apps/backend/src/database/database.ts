import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { StartupError } from '../config/startup-error.ts';
import type { Log } from '../log/logger.ts';
import { paths } from '../paths.ts';
import { advisoryLocks } from './advisory-locks.ts';
import { NoConnection } from './database-errors.ts';
import { commandTimeouts, createPool, createPooledDatabase, type Timeouts } from './pool.ts';

export type Database = PgDatabase<PgQueryResultHKT>;
export type OpenDatabase = {
  db: Database;
  /** Null for the embedded database. */
  pool: pg.Pool | null;
  close(): Promise<void>;
};

/** The rows of a raw statement. Both drivers return them under `rows`. */
export const toRows = <Row>(result: unknown): Row[] => (result as { rows: Row[] }).rows;

/**
 * Rejects a database whose first migration differs from ours: later migrations would not fit it. `hint` explains how to get an empty database.
 * @throws StartupError
 */
async function checkOrigin(db: Database, hint: string): Promise<void> {
  const [initial] = readMigrationFiles({ migrationsFolder: paths.migrations });
  const [table] = toRows<{ name: string | null }>(await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`));
  if (table?.name == null) return;
  const [applied] = toRows<{ hash: string }>(await db.execute(sql`select hash from drizzle.__drizzle_migrations order by id limit 1`));
  if (applied && applied.hash !== initial?.hash) {
    throw new StartupError(`The database was created by an incompatible development version and cannot be migrated. ${hint}`);
  }
}

/**
 * Opens and migrates the embedded database in a directory, or in memory without one.
 * @throws StartupError when the database cannot be migrated.
 */
export async function openEmbedded(directory: string | null): Promise<OpenDatabase> {
  // Only a process without a server loads the embedded one.
  const { PGlite } = await import('@electric-sql/pglite');
  const embedded = await import('drizzle-orm/pglite');
  const migrator = await import('drizzle-orm/pglite/migrator');
  const client = new PGlite(directory ?? undefined);
  await client.waitReady;
  const db = embedded.drizzle(client);
  try {
    await checkOrigin(db, `Delete ${directory} to start with an empty one.`);
  } catch (error) {
    await client.close();
    throw error;
  }
  await migrator.migrate(db, { migrationsFolder: paths.migrations });
  const { transaction } = db;
  // The driver's own error for a closed database has no code.
  db.transaction = (run, config) =>
    client.ready ? (transaction.call(db, run, config) as ReturnType<typeof run>) : Promise.reject(new NoConnection('closed'));
  return { db, pool: null, close: () => client.close() };
}

/**
 * Opens the database of a running process again, for a job that may wait longer than a request. The embedded database has one connection, which the
 * job shares.
 */
export function openForJob(url: string | null, db: Database, log: Log): Pick<OpenDatabase, 'db' | 'close'> {
  if (url === null) return { db, close: async () => undefined };
  const pool = createPool(url, log, commandTimeouts);
  return { db: createPooledDatabase(pool), close: () => pool.end() };
}

/** Migrates over a separate connection: a migration, or waiting for one in another process, may exceed the statement timeout of requests. */
async function migrateServer(url: string): Promise<void> {
  const connection = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await connection.connect().catch((error: Error & { code?: string }) => {
    throw new StartupError(`The database of DATABASE_URL cannot be reached (${error.code ?? error.message}).`);
  });
  try {
    // Behind a pooler, the role has the timeouts of requests.
    for (const timeout of ['statement', 'lock', 'idle_in_transaction_session']) await connection.query(`set ${timeout}_timeout = 0`);
    await connection.query('select pg_advisory_lock($1)', [advisoryLocks.migration]);
    const db = drizzle(connection);
    await checkOrigin(db, 'Set DATABASE_URL to an empty database.');
    await migrate(db, { migrationsFolder: paths.migrations });
  } finally {
    // Ends the session, which releases the lock.
    await connection.end();
  }
}

/**
 * Connects to a PostgreSQL server and migrates it, one process at a time.
 * @throws StartupError when it cannot be reached or migrated.
 */
export async function openServer(url: string, log: Log = console.error, timeouts?: Timeouts): Promise<OpenDatabase> {
  await migrateServer(url);
  const pool = createPool(url, log, timeouts);
  return { db: createPooledDatabase(pool), pool, close: () => pool.end() };
}
