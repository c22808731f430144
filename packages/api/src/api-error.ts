import { assertNever, type ErrorCode } from '@booking/domain/errors';

export type ApiErrorKind = 'not-found' | 'client' | 'server' | 'network' | 'timeout' | 'shape';

/**
 * What went wrong with a call. `body` is kept as JSON, or as text if it is not JSON. `path` names the first wrong key
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

/** The kind of an HTTP error status: 404 not found, other 4xx client, the rest server. */
export const toErrorKind = (status: number): ApiErrorKind =>
  status === 404 ? 'not-found' : status >= 400 && status < 500 ? 'client' : 'server';

/** True if the same call may succeed later: no response, or a server error. A 4xx is definitive, and so is a malformed response. */
export const isTransient = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout' || error.kind === 'server');

/** The code of the message that a visitor sees for a failed call. */
export function toErrorCode(error: unknown): ErrorCode {
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
