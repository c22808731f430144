import { DrizzleQueryError } from 'drizzle-orm';

/**
 * SQLSTATE classes of transient errors: connection, resources (too many connections, disk full), operator (statement timeout, shutdown), system.
 */
const transientClasses = ['08', '53', '57', '58'];
/** A transaction lost against a concurrent one: serialization failure, deadlock. */
const conflicts = ['40001', '40P01'];
const lockTimeout = '55P03';
/** The server is a standby, or has become one: after a failover, another connection finds the new primary. */
const readOnly = '25006';
/** Timeouts of an idle or long transaction. */
const transactionTimeouts = ['25P03', '25P04'];

/** A code of the database has five letters and digits, and a digit among them, unlike EPIPE of the system. */
const sqlState = /^(?=.*\d)[0-9A-Z]{5}$/;

/** The SQLSTATE of an error of the database, without its causes; null if it is not from there. */
export function getOwnSqlState(error: Error): string | null {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && sqlState.test(code) ? code : null;
}

/** The SQLSTATE of an error or of what caused it; null if neither is from the database. */
const getSqlState = (error: unknown): string | null =>
  error instanceof Error ? (getOwnSqlState(error) ?? getSqlState(error.cause)) : null;

/** No connection could be had in time, or none at all. */
export class NoConnection extends Error {
  override readonly name = 'NoConnection';
  /** SQLSTATE of a client that cannot connect. */
  readonly code = '08001';
  constructor(cause: unknown) {
    super('no connection to the database', { cause });
  }
}

/** Whether a transaction failed because of a concurrent one and may succeed at once if it is repeated. */
export const isConflict = (error: unknown): boolean => conflicts.includes(getSqlState(error) ?? '');

/** Whether a statement waited too long for a lock. */
export const isLockTimeout = (error: unknown): boolean => getSqlState(error) === lockTimeout;

/**
 * True for a transient error: the same query may succeed later. False for an error that the query itself caused. A failed query without a SQLSTATE
 * got no response from the database: there was no connection, it broke, or the response did not come in time.
 */
export function isTransientDatabaseError(error: Error): boolean {
  const state = getSqlState(error);
  if (state === null) return error instanceof DrizzleQueryError;
  return transientClasses.includes(state.slice(0, 2)) || [...conflicts, lockTimeout, readOnly, ...transactionTimeouts].includes(state);
}
