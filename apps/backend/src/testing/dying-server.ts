import { ensureTemporal } from '@booking/domain/temporal';
import { readConfig } from '../config/config.ts';
import { startServer } from '../start-server.ts';
import { dyingAt } from './boundaries.ts';
import { testApplication } from './test-application.ts';

/** The whole server in a process that kills itself at a boundary of a payment, `DIE_AT`. */
async function main(): Promise<void> {
  await ensureTemporal();
  const die = dyingAt(process.env.DIE_AT ?? '', () => process.kill(process.pid, 'SIGKILL'));
  // Events of the payment sandbox go over the network, but its calls do not.
  globalThis.fetch = die(globalThis.fetch);
  await startServer(readConfig(process.env, process.cwd()), testApplication, die);
}

void main();
