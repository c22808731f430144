import { brands } from '@booking/domain/brand';
import { languages } from '@booking/domain/schema';
import { ensureTemporal } from '@booking/domain/temporal';
import { readConfig } from './config/config.ts';
import { StartupError } from './config/startup-error.ts';
import { loggable } from './log/loggable.ts';
import { startServer } from './start-server.ts';

/**
 * Milliseconds after which a stopping process exits anyway. Work that is still running then, such as calls to the card provider, is completed after
 * the next start.
 */
const forcedExitMs = 30_000;

function announce(origin: string, sandbox: boolean): void {
  const homes = brands.map(
    (brand) => `  ${brand.padEnd(14)} ${languages.map((language) => `${origin}/brand/${brand}/${language}`).join('  ')}`,
  );
  console.log(['', 'Boat and bike tours: the brands’ home pages', ...homes, ''].join('\n'));
  if (sandbox) console.log('Payments go to the sandbox. Its test cards are listed on the home pages.\n');
  console.log(`Open ${origin}/`);
}

async function main(): Promise<void> {
  await ensureTemporal();
  const config = readConfig(process.env, process.cwd());
  const starting = startServer(config);

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
  // In the other stages the log is read by programs and must contain no other lines.
  if (config.stage === 'development') announce(`http://localhost:${config.port}`, config.keys === null);
}

main().catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : loggable(error));
  process.exit(1);
});
