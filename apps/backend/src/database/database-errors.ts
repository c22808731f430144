/** SQLSTATE classes of a server that cannot serve now: connection, resources (too many connections, disk full), operator (statement timeout, shutdown), system. */
const transientClasses = ['08', '53', '57', '58'];
/** Single codes: serialization failure, deadlock, lock not available, time-outs of an idle or long transaction or session. */
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

/** What the drivers throw without a code: a pool that is exhausted or closed, a connection that broke, a query without an answer. */
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

/** Thrown instead of a statement while the database is known to be silent: nothing was sent. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  /** PostgreSQL's own code of a failed connection. */
  readonly code = '08006';
  constructor() {
    super('the database is silent');
  }
}

/** Whether a statement was refused because the database is silent, which has been logged already. */
export const wasRejected = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable || (error instanceof Error && wasRejected(error.cause));

/** Whether a statement waited too long for a row that others hold. */
export const isLockTimeout = (error: unknown): boolean => hasCode(error, '55P03');

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && ((error as { code?: unknown }).code === code || hasCode(error.cause, code));

/** True where the database cannot be asked now, and the same query may succeed later. An error that the query itself caused is none. */
export function isTransientDatabaseError(error: Error): boolean {
  const { code } = error as { code?: unknown };
  if (typeof code === 'string') {
    if (networkCodes.includes(code) || transientCodes.includes(code)) return true;
    if (/^[0-9A-Z]{5}$/.test(code)) return transientClasses.includes(code.slice(0, 2));
  }
  return driverMessages.some((message) => error.message.startsWith(message));
}
