import { DrizzleQueryError } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { loggable } from '../log/loggable.ts';
import type { Log } from '../log/logger.ts';
import { memoize } from '../memoize.ts';
import { NoConnection } from './database-errors.ts';

/** With more connections, bookings of one departure get slower: they wait for its rows, each in a server process. */
export const maxConnections = 10;

/**
 * In milliseconds. A request that waits for its place, for a connection and for one response ends within three seconds. So does a transaction whose
 * statement and `rollback` get no response.
 */
const requestTimeouts = {
  // Waiting for a connection, whether for a free one or a new one.
  connectionTimeoutMillis: 1_000,
  // By the server. The driver waits a little longer, for a server that no longer responds.
  statement_timeout: 800,
  query_timeout: 1_000,
  lock_timeout: 500,
  idle_in_transaction_session_timeout: 3_000,
};

export type Timeouts = typeof requestTimeouts;

/** For work that no visitor waits for. Its statements may read a whole table. */
export const commandTimeouts: Timeouts = {
  connectionTimeoutMillis: 5_000,
  statement_timeout: 120_000,
  query_timeout: 130_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 60_000,
};

/** A pool whose waits all have a timeout. */
export function createPool(connectionString: string, log: Log, timeouts: Timeouts = requestTimeouts): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: maxConnections, keepAlive: true, ...timeouts });
  // The pool replaces a broken connection, and a query on it fails. Without listeners, its error would end the process: that of an idle connection
  // is emitted by the pool, that of one in use by the connection.
  pool.on('error', (error) => log(`database: ${loggable(error)}`));
  pool.on('connect', (connection) => connection.on('error', () => undefined));
  return pool;
}

/** The connections of running transactions. */
const connections = new WeakMap<object, NodePgDatabase>();

/** The connection of a transaction, whose prepared statements it may use; undefined for anything else. */
export const getConnection = (transaction: object): NodePgDatabase | undefined => connections.get(transaction);

/**
 * Drizzle on a pool, with a safe `transaction`. That of Drizzle loses a connection whose `begin` fails. It returns one whose `rollback` fails to the
 * pool, where the next statement would continue the transaction. Here, a connection on which a statement failed is closed.
 */
export function createPooledDatabase(pool: pg.Pool): NodePgDatabase {
  const onConnection = memoize((connection: pg.PoolClient) => drizzle(connection));
  const transaction: NodePgDatabase['transaction'] = async (run, config) => {
    const connection = await pool.connect().catch((error: unknown) => {
      throw new NoConnection(error);
    });
    try {
      const database = onConnection(connection);
      const result = await database.transaction((inner) => {
        connections.set(inner, database);
        return run(inner);
      }, config);
      connection.release();
      return result;
    } catch (error) {
      connection.release(error instanceof DrizzleQueryError);
      throw error;
    }
  };
  return Object.assign(drizzle(pool), { transaction });
}
