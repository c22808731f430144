import { serve } from '@hono/node-server';
import { StartupError } from './config/startup-error.ts';

/** `env` is Node's own: the request's connection is known from it. */
type Fetch = (request: Request, env: unknown) => Response | Promise<Response>;
export type Listener = { close(): Promise<void> };

/** How long running requests may take to finish when the server stops. */
const graceMs = 5_000;

/** Listens on a port. @throws StartupError when it is in use or not permitted. */
export function listen(fetch: Fetch, port: number): Promise<Listener> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, port }, () =>
      resolve({
        close: () =>
          new Promise<void>((closed) => {
            const cut = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), graceMs);
            server.close(() => {
              clearTimeout(cut);
              closed();
            });
            if ('closeIdleConnections' in server) server.closeIdleConnections();
          }),
      }),
    );
    server.on('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EADDRINUSE' ? 'is in use: give another one as PORT' : `cannot be listened on (${error.code ?? error.message})`;
      reject(new StartupError(`Port ${port} ${reason}.`));
    });
  });
}
