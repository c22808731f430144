/**
 * SQLSTATE classes of transient errors: connection, resources (too many connections, disk full), operator (statement timeout, shutdown), system.
 */
const transientClasses = ['08', '53', '57', '58'];
/** Single codes of transient errors: serialization failure, deadlock, lock not available, timeouts of an idle or long transaction or session. */
const transientCodes = ['40001', '40P01', '55P03', '25P03', '25P04', '57P05'];
const networkCodes = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
];

/** Errors of the drivers that have no code: an exhausted or closed pool, a broken connection, a query timeout. */
const driverMessages = [
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Query read timeout',
  'Cannot use a pool after calling end on the pool',
  'PGlite is closed',
  'PGlite is closing',
];

/** Thrown instead of sending a statement while the database is known to be unavailable. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  /** SQLSTATE of a failed connection. */
  readonly code = '08006';
  constructor() {
    super('the database is not responding');
  }
}

/** Whether a statement was rejected because the database is unavailable. The outage itself has been logged already. */
export const wasRejected = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable || (error instanceof Error && wasRejected(error.cause));

/** Whether a statement timed out while it waited for a row lock. */
export const isLockTimeout = (error: unknown): boolean => hasCode(error, '55P03');

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && ((error as { code?: unknown }).code === code || hasCode(error.cause, code));

/** True for a transient error: the same query may succeed later. False for an error that the query itself caused. */
export function isTransientDatabaseError(error: Error): boolean {
  const { code } = error as { code?: unknown };
  if (typeof code === 'string') {
    if (networkCodes.includes(code) || transientCodes.includes(code)) return true;
    if (/^[0-9A-Z]{5}$/.test(code)) return transientClasses.includes(code.slice(0, 2));
  }
  return driverMessages.some((message) => error.message.startsWith(message));
}
