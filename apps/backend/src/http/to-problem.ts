import { CatalogueFailed } from '../catalogue/in-time.ts';
import { getOwnSqlState, isTransientDatabaseError } from '../database/database-errors.ts';
import { toProviderProblem } from '../payments/provider-errors.ts';
import { Problem, unavailable } from './problem.ts';

type Row = (error: Error) => Problem | null;

/** SQLSTATE codes for text that PostgreSQL cannot store: NUL, a lone surrogate. The schemas reject such text, so this is a fallback. */
const unstorable = ['22021', '22P05'];

/**
 * Maps an error to its response. The first row that recognises the error decides about the status and whether a retry may succeed. A new kind of
 * error needs a new row, or a `Problem` thrown where it occurs.
 */
const table: readonly Row[] = [
  (error) => (error instanceof Problem ? error : null),
  (error) => (error instanceof CatalogueFailed ? unavailable('The catalogue is not responding') : null),
  toProviderProblem,
  (error) =>
    unstorable.includes(getOwnSqlState(error) ?? '') ? new Problem(400, 'The request contains characters that cannot be stored') : null,
  (error) => (isTransientDatabaseError(error) ? unavailable('The database is not responding') : null),
];

const unexpectedError = new Problem(500, 'Something went wrong');
const maxCauses = 5;

/** The response for any error. Also searches its causes, since the query library wraps the errors of the database. */
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
