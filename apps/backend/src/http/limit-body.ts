import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { Problem, problemResponse } from './problem.ts';

const tooLarge = (c: Context): Response => problemResponse(c, new Problem(413, 'The request body is too large'));

/**
 * Rejects a body that is too large with 413. `maxSize` is in bytes. If the headers state the length, which Node enforces, only they are checked: the
 * framework would open a stream of the body, and the adapter closes the connection of an unread stream, also under the next request.
 */
export function limitBody(maxSize = 1_000_000): MiddlewareHandler {
  const countBytes = bodyLimit({ maxSize, onError: tooLarge });
  return async (c, next) => {
    const length = c.req.header('content-length');
    if (length === undefined || c.req.header('transfer-encoding') !== undefined) return countBytes(c, next);
    return Number(length) > maxSize ? tooLarge(c) : next();
  };
}
