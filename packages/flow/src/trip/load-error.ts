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

/** The message for a lost connection or a timeout, else the message for the missing data. */
export function loadErrorCode(error: unknown, missing: ErrorCode): ErrorCode {
  const code = toErrorCode(error);
  return code === 'network' || code === 'timeout' ? code : missing;
}

/** A step's error for its failed queries, with a retry of all that a retry may help: not of a 404. Null if none has failed. */
export function useLoadError(queries: readonly FailedQuery[]): { message: string; onRetry: (() => void) | null } | null {
  const { t } = useTranslation('errors');
  const failed = firstFailed(queries);
  if (!failed) return null;
  const transient = queries.filter(({ query }) => query.error && !isNotFound(query.error));
  const retry = (): void => {
    for (const { query } of transient) void query.refetch();
  };
  return { message: errorText(t, loadErrorCode(failed.query.error, failed.code)), onRetry: transient.length > 0 ? retry : null };
}
