import type { Server } from 'node:http';
import { Server as TcpServer } from 'node:net';
import { serve } from '@hono/node-server';
import { StartupError } from './config/startup-error.ts';

type Fetch = (request: Request) => Response | Promise<Response>;
export type Listener = {
  port: number;
  /** Stops listening, lets requests that were sent be answered, and resolves when no connection is left. */
  close(): Promise<void>;
};

/** In milliseconds. */
const limits = {
  /** A request's headers, and its whole body, must have arrived by then; else it is answered 408 and cut. */
  headersMs: 10_000,
  requestMs: 15_000,
  /** How often that is checked. */
  checkMs: 1_000,
  /** Longer than the usual idle time of a proxy, which would else send a request over a connection that is being closed. */
  keepAliveMs: 65_000,
  /** After the last request of a connection: one that was sent at the same moment still arrives. */
  lingerMs: 500,
  /** How long running requests may take to finish when the server stops. */
  graceMs: 10_000,
};
export type ListenLimits = typeof limits;

/** Listens on a port, 0 for any. @throws StartupError when it is in use or not permitted. */
export function listen(fetch: Fetch, port: number, override: Partial<ListenLimits> = {}): Promise<Listener> {
  const { headersMs, requestMs, checkMs, keepAliveMs, lingerMs, graceMs } = { ...limits, ...override };
  return new Promise((resolve, reject) => {
    const serverOptions = {
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: checkMs,
      keepAliveTimeout: keepAliveMs,
    };
    const server = serve({ fetch, port, serverOptions }, ({ port: actual }) => resolve({ port: actual, close })) as Server;

    let closing = false;
    // Before the handler's own listener: a request that comes while the server stops is the last one of its connection.
    server.prependListener('request', (_, response) => {
      if (closing) response.shouldKeepAlive = false;
    });

    function close(): Promise<void> {
      closing = true;
      return new Promise((closed) => {
        // Not the HTTP server's own close: it would cut at once every connection without a running request, one that has just been sent included.
        TcpServer.prototype.close.call(server, () => {
          clearInterval(idle);
          clearTimeout(cut);
          closed();
        });
        const idle = setInterval(() => server.closeIdleConnections(), lingerMs);
        const cut = setTimeout(() => server.closeAllConnections(), graceMs);
      });
    }

    server.on('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EADDRINUSE' ? 'is in use: give another one as PORT' : `cannot be listened on (${error.code ?? error.message})`;
      reject(new StartupError(`Port ${port} ${reason}.`));
    });
  });
}
