import { assertNever, type ErrorCode } from '@booking/domain/errors';

export type ApiErrorKind = 'not-found' | 'client' | 'server' | 'network' | 'timeout' | 'shape';

type ApiErrorOptions = ErrorOptions & {
  /** Whole seconds of the response's `Retry-After`. */
  retryAfter?: number | null;
};

/**
 * What went wrong with a call. `body` is kept as JSON, or as text if it is not JSON. `path` names the first wrong key
 * of a malformed response. `retryAfter`: after how many seconds the backend wants to be asked again, if it says so. ERR-1, ERR-2, ERR-32.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly retryAfter: number | null;
  constructor(
    readonly kind: ApiErrorKind,
    readonly status: number | null,
    readonly body: unknown,
    readonly path: string | null,
    message: string,
    { retryAfter = null, ...options }: ApiErrorOptions = {},
  ) {
    super(message, options);
    this.retryAfter = retryAfter;
  }
}

/** The kind of an HTTP error status: 404 not found, other 4xx client, the rest server. */
export const toErrorKind = (status: number): ApiErrorKind =>
  status === 404 ? 'not-found' : status >= 400 && status < 500 ? 'client' : 'server';

/** True if the same call may succeed later: no response, or a server error. A 4xx is definitive, and so is a malformed response. */
export const isTransient = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout' || error.kind === 'server');

/** The shortest and the longest wait for a backend that asks for one, and the wait if it names none, in seconds. */
const waits = { min: 1, max: 600, usual: 10 };

/** Seconds to wait before the same call may be repeated, if the backend refused it for too many requests (429); else null. ERR-32. */
export const getRetryDelay = (error: unknown): number | null =>
  error instanceof ApiError && error.status === 429 ? Math.min(waits.max, Math.max(waits.min, error.retryAfter ?? waits.usual)) : null;

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
      return error.status === 429 ? 'too-many-requests' : 'something-went-wrong';
    case 'server':
      return 'something-went-wrong';
    default:
      return assertNever(error.kind);
  }
}
