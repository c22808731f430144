import type { Socket } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { problemResponse, unavailable } from './problem.ts';

/** Browsers and proxies send one request at a time over a connection of HTTP/1.1. */
const most = 10;
const running = new WeakMap<Socket, number>();

/**
 * Rejects requests with 503 if a client has sent many more over one connection without waiting for the responses (pipelining): Node starts all that
 * have arrived at once.
 */
export const limitConnection: MiddlewareHandler = async (c, next) => {
  const socket = ((c.env ?? {}) as Partial<HttpBindings>).incoming?.socket;
  if (!socket) return next();
  const count = running.get(socket) ?? 0;
  if (count >= most) return problemResponse(c, unavailable('Too many requests on one connection'));
  running.set(socket, count + 1);
  try {
    return await next();
  } finally {
    running.set(socket, (running.get(socket) ?? 1) - 1);
  }
};
