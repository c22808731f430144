import type { Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep, setImmediate as turnEnd } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import { StartupError } from './config/startup-error.ts';

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
  /** A stopping server accepts connections until none has arrived for this long, and closes idle ones at this interval. */
  lingerMs: 250,
  /** How long a stopping server still accepts new connections. */
  acceptMs: 10_000,
  /** How long running requests may take when the server stops. */
  graceMs: 10_000,
};
export type ListenLimits = typeof limits;

/** Headers of every response, whoever creates it: the pages and the API set stricter ones. */
const everyResponse = { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer' };

/**
 * Listens on a port; 0 for any. `host` is the address to listen on, null for every address of the machine; `variable` names the setting of the port.
 * @throws StartupError when the port is in use or not permitted.
 */
export function listen(
  fetch: Fetch,
  port: number,
  override: Partial<ListenLimits> = {},
  { host, variable }: { host: string | null; variable: string } = { host: null, variable: 'PORT' },
): Promise<Listener> {
  const { headersMs, requestMs, checkMs, keepAliveMs, lingerMs, acceptMs, graceMs } = { ...limits, ...override };
  const server = createAdaptorServer({
    fetch,
    serverOptions: {
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: checkMs,
      keepAliveTimeout: keepAliveMs,
    },
  }) as Server;

  const sockets = new Set<Socket>();
  let accepted = 0;
  server.on('connection', (socket) => {
    accepted += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });

  let closing = false;
  // Before the listener of the handler.
  server.prependListener('request', (_, response) => {
    for (const [name, value] of Object.entries(everyResponse)) response.setHeader(name, value);
    // A request to a stopping server is the last one of its connection.
    if (closing) response.shouldKeepAlive = false;
  });

  /**
   * Resolves when everything that had been sent has been received: at the end of a turn of the event loop, Node has read all of its sockets. A
   * connection that was just accepted is read in the next turn.
   */
  async function received(): Promise<void> {
    await turnEnd();
    await turnEnd();
  }

  /** The system accepts connections before the process sees them, so it listens until no more arrive. */
  async function untilQuiet(): Promise<void> {
    const end = Date.now() + acceptMs;
    for (let before = -1; before !== accepted && Date.now() < end; ) {
      before = accepted;
      await sleep(lingerMs);
      await received();
    }
  }

  /** Closes idle connections, and those over which nothing was ever sent, such as preconnects of browsers, which Node does not count as idle. */
  async function closeIdle(): Promise<void> {
    await received();
    server.closeIdleConnections();
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  }

  async function close(): Promise<void> {
    closing = true;
    await untilQuiet();
    // Also closes idle connections, but none with a request, since all that was sent has been received.
    const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
    const idle = setInterval(closeIdle, lingerMs);
    const cut = setTimeout(() => server.closeAllConnections(), graceMs);
    await closed;
    clearInterval(idle);
    clearTimeout(cut);
  }

  return new Promise((resolve, reject) => {
    server.on('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EADDRINUSE'
          ? `is in use: set another one as ${variable}`
          : `cannot be listened on (${error.code ?? error.message})`;
      reject(new StartupError(`Port ${port} ${reason}.`));
    });
    server.listen({ port, backlog: maxUnaccepted, ...(host !== null && { host }) }, () =>
      resolve({ port: (server.address() as AddressInfo).port, close }),
    );
  });
}
