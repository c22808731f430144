import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { setHeaders } from './headers.ts';

/** What is kept of a request: the pattern of its route and never its path, since the id of a booking or payment opens personal data. */
export type RequestEntry = { id: string; method: string; route: string; status: number; ms: number };

/**
 * Gives every request an id, which its answer tells as `X-Request-Id`, and hands what is kept of it to `observe` when it has been answered. An id of the
 * client's is not taken: it would be a visitor's text in the log.
 */
export const observeRequests =
  (observe: (entry: RequestEntry) => void): MiddlewareHandler =>
  async (c, next) => {
    const id = crypto.randomUUID();
    const started = performance.now();
    setHeaders(c, { 'X-Request-Id': id });
    await next();
    const ms = Math.round((performance.now() - started) * 10) / 10;
    // The last handler that ran, which is the one that answered.
    observe({ id, method: c.req.method, route: routePath(c), status: c.res.status, ms });
  };
