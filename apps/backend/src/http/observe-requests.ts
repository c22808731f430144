import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';

/** A request for log and metrics. Contains the route pattern and never the path, since the id of a booking or payment opens personal data. */
export type RequestEntry = { id: string; method: string; route: string; status: number; ms: number };

/**
 * Sends a new id with every response as `X-Request-Id`, and passes an entry to `observe` after the response. An id sent by the client is ignored:
 * it would put a text of the client into the log.
 */
export const observeRequests =
  (observe: (entry: RequestEntry) => void): MiddlewareHandler =>
  async (c, next) => {
    const id = crypto.randomUUID();
    const started = performance.now();
    await next();
    // `c.header` would copy a response that exists, and turn its body into a stream.
    c.res.headers.set('X-Request-Id', id);
    const ms = Math.round((performance.now() - started) * 10) / 10;
    // The route of the last handler, which is the one that responded.
    observe({ id, method: c.req.method, route: routePath(c), status: c.res.status, ms });
  };
