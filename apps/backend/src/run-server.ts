import { ensureTemporal } from '@booking/domain/temporal';
import type { Application } from './application.ts';
import { type Config, readConfig } from './config/config.ts';
import { StartupError } from './config/startup-error.ts';
import { loggable } from './log/loggable.ts';
import { startServer } from './start-server.ts';

/**
 * Milliseconds after which a stopping process exits anyway. Work that is still running then, such as calls to the card provider, is completed after
 * the next start.
 */
const forcedExitMs = 30_000;

async function run(application: Application, onReady: (config: Config) => void): Promise<void> {
  await ensureTemporal();
  const config = readConfig(process.env, process.cwd());
  const starting = startServer(config, application);

  // While the server is still starting, stopping waits until everything can be closed cleanly.
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), config.drainMs + forcedExitMs).unref();
    starting
      .then((server) => server.stop())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(loggable(error));
          process.exit(1);
        },
      );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  await starting;
  onReady(config);
}

/**
 * Runs an application as this process: reads the environment, starts the server, and stops it at SIGTERM and SIGINT. A failure to start ends the
 * process with a message.
 */
export function runServer(application: Application, onReady: (config: Config) => void = () => undefined): void {
  run(application, onReady).catch((error: unknown) => {
    console.error(error instanceof StartupError ? error.message : loggable(error));
    process.exit(1);
  });
}
