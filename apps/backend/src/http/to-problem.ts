import { isTransientDatabaseError } from '../database/database-errors.ts';
import { toProviderProblem } from '../payments/provider-errors.ts';
import { Problem, unavailable } from './problem.ts';

type Row = (error: Error) => Problem | null;

/** PostgreSQL's codes for a text that it cannot hold: NUL, half a surrogate pair. The schemas refuse them; this is for what they miss. */
const unstorable = ['22021', '22P05'];

const getCode = (error: Error): unknown => (error as { code?: unknown }).code;

/**
 * What is answered for an error, by the first row that knows it: whose fault it is, and whether the same request may succeed later. A new
 * kind of error is a new row here, or a `Problem` thrown where it is found. BACK-30.
 */
const table: readonly Row[] = [
  (error) => (error instanceof Problem ? error : null),
  toProviderProblem,
  (error) =>
    unstorable.includes(String(getCode(error))) ? new Problem(400, 'The request contains characters that cannot be stored') : null,
  (error) => (isTransientDatabaseError(error) ? unavailable('The database is not responding') : null),
];

const unexpectedError = new Problem(500, 'Something went wrong');
const maxCauses = 5;

/** The answer for any error, looked for in its causes, too: the query library wraps the database's own. */
export function toProblem(thrown: unknown): Problem {
  let error = thrown;
  for (let depth = 0; depth <= maxCauses && error instanceof Error; depth += 1) {
    for (const row of table) {
      const problem = row(error);
      if (problem) return problem;
    }
    error = error.cause;
  }
  return unexpectedError;
}
