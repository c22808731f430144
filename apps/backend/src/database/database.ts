import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { StartupError } from '../config/startup-error.ts';
import { loggable } from '../log/loggable.ts';
import type { Log } from '../log/logger.ts';
import { paths } from '../paths.ts';
import { advisoryLocks } from './advisory-locks.ts';
import type { Pool } from './pool.ts';
import * as schema from './schema.ts';

export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;
export type OpenDatabase = {
  db: Database;
  /** Null for the embedded database. */
  pool: Pool | null;
  /**
   * Activity counter of a database that only this process uses. It increases when a statement or transaction starts and when it ends, so an
   * unchanged value means that nothing has changed. Null if other processes may write.
   */
  activity: (() => number) | null;
  close(): Promise<void>;
};

/** The rows of a raw statement. Both drivers return them under `rows`. */
export const toRows = <Row>(result: unknown): Row[] => (result as { rows: Row[] }).rows;

/**
 * Rejects a database whose first migration differs from ours: later migrations would not fit it. `hint` explains how to get an empty database.
 * @throws StartupError
 */
async function checkOrigin(db: Database, hint: string): Promise<void> {
  const { readMigrationFiles } = await import('drizzle-orm/migrator');
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
  const { ActivityCountingPGlite } = await import('./activity-counting-pglite.ts');
  const { drizzle } = await import('drizzle-orm/pglite');
  const { migrate } = await import('drizzle-orm/pglite/migrator');
  const client = new ActivityCountingPGlite(directory ?? undefined);
  await client.waitReady;
  const db = drizzle(client, { schema });
  try {
    await checkOrigin(db, `Delete ${directory} to start with an empty one.`);
  } catch (error) {
    await client.close();
    throw error;
  }
  await migrate(db, { migrationsFolder: paths.migrations });
  return { db, pool: null, activity: () => client.activity, close: () => client.close() };
}

/** Migrates over a separate connection: a migration, or waiting for one in another process, may exceed the statement timeout of requests. */
async function migrateServer(url: string): Promise<void> {
  const { default: pg } = await import('pg');
  const { drizzle } = await import('drizzle-orm/node-postgres');
  const { migrate } = await import('drizzle-orm/node-postgres/migrator');
  const connection = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await connection.connect().catch((error: Error & { code?: string }) => {
    throw new StartupError(`The database of DATABASE_URL cannot be reached (${error.code ?? error.message}).`);
  });
  try {
    await connection.query('select pg_advisory_lock($1)', [advisoryLocks.migration]);
    const db = drizzle(connection, { schema });
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
export async function openServer(url: string, log: Log = console.error): Promise<OpenDatabase> {
  await migrateServer(url);
  const { GuardedPool } = await import('./guarded-pool.ts');
  const { drizzle } = await import('drizzle-orm/node-postgres');
  const pool = new GuardedPool(url, log);
  // The pool replaces a broken idle connection. Without a listener the error would end the process.
  pool.on('error', (error) => log(`database: ${loggable(error)}`));
  return { db: drizzle(pool, { schema }), pool, activity: null, close: () => pool.end() };
}
