import { assertNever, type ErrorCode } from '@booking/domain/errors';

export type ApiErrorKind = 'not-found' | 'client' | 'server' | 'network' | 'timeout' | 'shape';

/**
 * What went wrong with a call. `body` is kept as JSON, or as text where it is none. `path` names the first wrong key
 * of a malformed response. ERR-1, ERR-2.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  constructor(
    readonly kind: ApiErrorKind,
    readonly status: number | null,
    readonly body: unknown,
    readonly path: string | null,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** HTTP status to kind: 404 not found, other 4xx client, the rest server. */
export const kindOfStatus = (status: number): ApiErrorKind =>
  status === 404 ? 'not-found' : status >= 400 && status < 500 ? 'client' : 'server';

/** True where the same call may succeed later: no response, or a server error. A 4xx is final, and so is a malformed response. */
export const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout' || error.kind === 'server');

/** The message that a visitor is shown for a failed call. */
export function errorCodeOf(error: unknown): ErrorCode {
  if (!(error instanceof ApiError)) return 'something-went-wrong';
  switch (error.kind) {
    case 'network':
      return 'network';
    case 'timeout':
      return 'timeout';
    case 'not-found':
      return 'page-not-found';
    case 'shape':
      return 'malformed-answer';
    case 'client':
    case 'server':
      return 'something-went-wrong';
    default:
      return assertNever(error.kind);
  }
}
