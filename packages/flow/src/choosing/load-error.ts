import { ApiError, toErrorCode } from '@booking/api';
import type { ErrorCode } from '@booking/domain/errors';
import { errorText, useTranslation } from '@booking/ui/i18n';

type Query = { data: unknown; error: unknown; refetch(): unknown };
export type FailedQuery = { query: Query; code: ErrorCode };

/** The first failed query without cached data. */
export const firstFailed = (queries: readonly FailedQuery[]): FailedQuery | null =>
  queries.find(({ query }) => query.error && query.data === undefined) ?? null;

/** True for a 404 response. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.kind === 'not-found';

/** The message for a lost connection or a timeout, else the message for the missing data. ERR-7, ERR-13. */
export function loadErrorCode(error: unknown, missing: ErrorCode): ErrorCode {
  const code = toErrorCode(error);
  return code === 'network' || code === 'timeout' ? code : missing;
}

/** A step's error for its failed queries, with a retry of all of them; null if none has failed. */
export function useLoadError(queries: readonly FailedQuery[]): { message: string; onRetry: () => void } | null {
  const { t } = useTranslation('errors');
  const failed = firstFailed(queries);
  if (!failed) return null;
  return {
    message: errorText(t, loadErrorCode(failed.query.error, failed.code)),
    onRetry() {
      for (const { query } of queries) if (query.error) void query.refetch();
    },
  };
}
