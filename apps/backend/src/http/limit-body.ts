import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { headersOfNode } from './headers.ts';
import { Problem, problemResponse } from './problem.ts';

const maxBytes = 1_000_000;

const tooLarge = (c: Context): Response => problemResponse(c, new Problem(413, 'The request body is too large'));
const counted = bodyLimit({ maxSize: maxBytes, onError: tooLarge });

/**
 * Answers 413 for a body that is too large. Where the headers tell how long it is, which Node holds it to, they are all that is looked at: the
 * framework's own way makes a stream of each body, which takes longer than reading it.
 */
export const limitBody: MiddlewareHandler = async (c, next) => {
  const headers = headersOfNode(c);
  if (!headers || headers['transfer-encoding'] !== undefined) return counted(c, next);
  return Number(headers['content-length'] ?? 0) > maxBytes ? tooLarge(c) : next();
};
