import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { headersOfNode } from './headers.ts';
import { Problem, problemResponse } from './problem.ts';

const maxBytes = 1_000_000;

const tooLarge = (c: Context): Response => problemResponse(c, new Problem(413, 'The request body is too large'));
const countingLimit = bodyLimit({ maxSize: maxBytes, onError: tooLarge });

/**
 * Responds with 413 to a body that is too large. If the headers state the length, which Node enforces, only they are checked: the framework would
 * create a stream of each body, which takes longer than reading it.
 */
export const limitBody: MiddlewareHandler = async (c, next) => {
  const headers = headersOfNode(c);
  if (!headers || headers['transfer-encoding'] !== undefined) return countingLimit(c, next);
  return Number(headers['content-length'] ?? 0) > maxBytes ? tooLarge(c) : next();
};
