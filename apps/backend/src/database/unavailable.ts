/**
 * Of PostgreSQL's codes: a broken connection (08), no connection or memory left (53), a transaction or statement that took too long (25P03, 57014),
 * a row that others held too long (55P03), a server that is stopping or starting (57P01 to 57P03).
 */
const states = /^(08...|53...|25P03|55P03|57014|57P0[123])$/;
const systemCodes = /^E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN)$/;
// The driver's own errors have no code.
const driverTexts =
  /^(Query read timeout|timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/;

/** Whether an error, or what caused it, is that the database does not answer now, or not in time: the same statement may succeed in a moment. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  const own = typeof code === 'string' ? states.test(code) || systemCodes.test(code) : driverTexts.test(error.message);
  return own || isUnavailable(error.cause);
}

/** Whether a statement waited too long for a row that others hold. */
export function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && ((error as { code?: unknown }).code === '55P03' || isLockTimeout(error.cause));
}

/** Whether a statement would have stored a second row of a unique key. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof Error && ((error as { code?: unknown }).code === '23505' || isDuplicate(error.cause));
}
