import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { today } from '@booking/domain/date';
import type { IsoDate } from '@booking/domain/schema';
import { ensureTemporal } from '@booking/domain/temporal';
import { readConfig } from '../config/config.ts';
import { StartupError } from '../config/startup-error.ts';
import { type Database, openEmbedded, openServer } from '../database/database.ts';
import { lockDirectory } from '../database/lock-file.ts';
import { commandTimeouts } from '../database/pool.ts';
import { loggable } from '../log/loggable.ts';

type Clock = { now: Date; today: IsoDate };
/** Runs on the open database and prints lines without personal data. Returns whether everything that it was told is done. */
export type Run = (db: Database, print: (line: string) => void, clock: Clock) => Promise<boolean>;
/**
 * Reads the arguments, before anything is opened.
 * @throws StartupError with the usage.
 */
export type Command = (args: readonly string[]) => Run;

/**
 * The texts of some options; `force` is a switch.
 * @throws StartupError with the usage for anything else.
 */
export function readOptions<Name extends string>(args: readonly string[], names: readonly Name[], usage: string) {
  const options = Object.fromEntries(names.map((name) => [name, { type: name === 'force' ? 'boolean' : 'string' } as const]));
  try {
    return parseArgs({ args: [...args], options }).values as Partial<Record<Name, string>>;
  } catch {
    throw new StartupError(usage);
  }
}

/** Runs a command as this process, on the database of the server, whose environment it reads. Returns whether it is done. */
async function run(command: Command): Promise<boolean> {
  const runOn = command(process.argv.slice(2));
  await ensureTemporal();
  const { databaseUrl: url, dataDir } = readConfig(process.env, process.cwd());
  const unlock = url === null ? lockDirectory(dataDir) : () => undefined;
  try {
    const { db, close } = await (url === null ? openEmbedded(join(dataDir, 'database')) : openServer(url, console.error, commandTimeouts));
    return await runOn(db, console.log, { now: new Date(), today: today() }).finally(close);
  } finally {
    unlock();
  }
}

/** Runs a command as this process. It exits with 1 if not everything was done. A failure ends it with one message. */
export function runCommand(command: Command): void {
  run(command).then(
    (isDone) => {
      process.exitCode = isDone ? 0 : 1;
    },
    (error: unknown) => {
      console.error(error instanceof StartupError ? error.message : loggable(error));
      process.exitCode = 1;
    },
  );
}
