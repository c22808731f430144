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
  /** Null: the embedded database has none. */
  pool: Pool | null;
  /**
   * Of a database that this process alone uses: grows when a statement or a transaction begins, and when it has ended. While it stands still, nothing
   * has changed. Null where other processes may write, too.
   */
  moves: (() => number) | null;
  close(): Promise<void>;
};

/** The rows of a raw statement: both drivers return them under `rows`. */
export const rowsOf = <Row>(result: unknown): Row[] => (result as { rows: Row[] }).rows;

/** Opens and migrates the embedded database in a directory; without one, in memory. */
export async function openEmbedded(directory: string | null): Promise<OpenDatabase> {
  const { CountedPGlite } = await import('./counted-pglite.ts');
  const { drizzle } = await import('drizzle-orm/pglite');
  const { migrate } = await import('drizzle-orm/pglite/migrator');
  const client = new CountedPGlite(directory ?? undefined);
  await client.waitReady;
  const db = drizzle(client, { schema });
  await migrate(db, { migrationsFolder: paths.migrations });
  return { db, pool: null, moves: () => client.moves, close: () => client.close() };
}

/** Migrates over a connection of its own: a migration, or the wait for that of another process, may take longer than any statement of a request. */
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
    await migrate(drizzle(connection), { migrationsFolder: paths.migrations });
  } finally {
    // Ends the session, and the lock with it.
    await connection.end();
  }
}

/** Connects to a PostgreSQL server and migrates it, one process at a time. @throws StartupError when it cannot be reached. */
export async function openServer(url: string, log: Log = console.error): Promise<OpenDatabase> {
  await migrateServer(url);
  const { GuardedPool } = await import('./guarded-pool.ts');
  const { drizzle } = await import('drizzle-orm/node-postgres');
  const pool = new GuardedPool(url, log);
  // The pool replaces an idle connection that breaks; without a listener the error would end the process.
  pool.on('error', (error) => log(`database: ${loggable(error)}`));
  return { db: drizzle(pool, { schema }), pool, moves: null, close: () => pool.end() };
}
