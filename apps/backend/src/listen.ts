import type { Server } from 'node:http';
import { type AddressInfo, type Socket, Server as TcpServer } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import { StartupError } from './config/startup-error.ts';

const idleTurns = 10;
/** Connections that the system keeps for us until they are taken: of those beyond Node's own 511 it forgets the request, which then comes a second later or three. */
const maxUnaccepted = 4_096;

/** `env` is Node's own: the request's connection is known from it. */
type Fetch = (request: Request, env: unknown) => Response | Promise<Response>;
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
  /** How long what was sent at the moment of closing may take to arrive. */
  lingerMs: 500,
  /** How long connections that are still coming are taken when the server stops. */
  acceptMs: 3_000,
  /** How long running requests may take to finish when the server stops. */
  graceMs: 10_000,
};
export type ListenLimits = typeof limits;

/** Listens on a port, 0 for any. @throws StartupError when it is in use or not permitted. */
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
    /** Node takes a connection over which nothing was ever sent, such as browsers make ahead, for one in use. */
    const closeIdle = (): void => {
      server.closeIdleConnections();
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    };

    let closing = false;
    // Before the handler's own listener: a request that comes while the server stops is the last one of its connection.
    server.prependListener('request', (_, response) => {
      if (closing) response.shouldKeepAlive = false;
    });

    /** Node takes one new connection a turn: until none has come for some turns, the system still has some that were accepted in its name. */
    async function drainBacklog(): Promise<void> {
      let quiet = 0;
      const heard = (): void => {
        quiet = 0;
      };
      server.on('connection', heard);
      for (const end = Date.now() + acceptMs; quiet < idleTurns && Date.now() < end; quiet += 1) await nextTurn();
      server.off('connection', heard);
    }

    async function close(): Promise<void> {
      closing = true;
      await drainBacklog();
      await new Promise<void>((closed) => {
        // Not the HTTP server's own close: it would cut at once every connection without a running request, one that has just been sent included.
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
        error.code === 'EADDRINUSE' ? 'is in use: give another one as PORT' : `cannot be listened on (${error.code ?? error.message})`;
      reject(new StartupError(`Port ${port} ${reason}.`));
    });
    server.listen({ port, backlog: maxUnaccepted }, () => resolve({ port: (server.address() as AddressInfo).port, close }));
  });
}
