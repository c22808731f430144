import type { Server } from 'node:http';
import { type AddressInfo, type Socket, Server as TcpServer } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import { StartupError } from './config/startup-error.ts';

const idleTurns = 10;
/** Backlog of the socket. With the default of 511 connections in Node, the system drops requests beyond it, and they arrive seconds later. */
const maxUnaccepted = 4_096;

/** `env` is passed by Node and contains the connection of the request. */
type Fetch = (request: Request, env: unknown) => Response | Promise<Response>;
export type Listener = {
  port: number;
  /** Stops listening, completes requests that have been sent, and resolves when no connection is left. */
  close(): Promise<void>;
};

/** In milliseconds. */
const limits = {
  /** Timeouts for the headers and the whole body of a request. After them, the server responds with 408 and closes the connection. */
  headersMs: 10_000,
  requestMs: 15_000,
  /** Interval of that check. */
  checkMs: 1_000,
  /** Longer than the usual idle timeout of a proxy, which might otherwise send a request over a closing connection. */
  keepAliveMs: 65_000,
  /** How long a request that was sent at the moment of closing may take to arrive. */
  lingerMs: 500,
  /** How long a stopping server still accepts new connections. */
  acceptMs: 3_000,
  /** How long running requests may take when the server stops. */
  graceMs: 10_000,
};
export type ListenLimits = typeof limits;

/**
 * Listens on a port; 0 for any.
 * @throws StartupError when the port is in use or not permitted.
 */
export function listen(fetch: Fetch, port: number, override: Partial<ListenLimits> = {}): Promise<Listener> {
  const { headersMs, requestMs, checkMs, keepAliveMs, lingerMs, acceptMs, graceMs } = { ...limits, ...override };
  return new Promise((resolve, reject) => {
    const serverOptions = {
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: checkMs,
      keepAliveTimeout: keepAliveMs,
    };
    const server = createAdaptorServer({ fetch, serverOptions }) as Server;

    const sockets = new Set<Socket>();
    server.on('connection', (socket) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    });
    /**
     * Closes idle connections, including those that Node counts as in use because nothing was ever sent over them, such as preconnects of browsers.
     */
    const closeIdle = (): void => {
      server.closeIdleConnections();
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    };

    let closing = false;
    // Before the listener of the handler: a request to a stopping server is the last one of its connection.
    server.prependListener('request', (_, response) => {
      if (closing) response.shouldKeepAlive = false;
    });

    /**
     * Accepts connections until none has arrived for some turns. Node accepts one connection per turn, and the backlog of the system may hold more.
     */
    async function drainBacklog(): Promise<void> {
      let quiet = 0;
      const reset = (): void => {
        quiet = 0;
      };
      server.on('connection', reset);
      for (const end = Date.now() + acceptMs; quiet < idleTurns && Date.now() < end; quiet += 1) await nextTurn();
      server.off('connection', reset);
    }

    async function close(): Promise<void> {
      closing = true;
      await drainBacklog();
      await new Promise<void>((closed) => {
        // Not `close` of the HTTP server: it would immediately close every connection without a running request, including one whose request has
        // just been sent.
        TcpServer.prototype.close.call(server, () => {
          clearInterval(idle);
          clearTimeout(cut);
          closed();
        });
        const idle = setInterval(closeIdle, lingerMs);
        const cut = setTimeout(() => server.closeAllConnections(), graceMs);
      });
    }

    server.on('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EADDRINUSE' ? 'is in use: set another one as PORT' : `cannot be listened on (${error.code ?? error.message})`;
      reject(new StartupError(`Port ${port} ${reason}.`));
    });
    server.listen({ port, backlog: maxUnaccepted }, () => resolve({ port: (server.address() as AddressInfo).port, close }));
  });
}
