import pRetry from 'p-retry';
import { isConflict } from './database-errors.ts';

/** Runs a transaction again, a few times, if it lost against a concurrent one. A request waits for it, so it ends after a second. */
export const retryConflicts = <Result>(
  transaction: () => Promise<Result>,
  shouldRetry: (error: unknown) => boolean = isConflict,
): Promise<Result> =>
  pRetry(transaction, { retries: 3, minTimeout: 10, randomize: true, maxRetryTime: 1_000, shouldRetry: ({ error }) => shouldRetry(error) });
