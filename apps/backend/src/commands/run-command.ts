import { join } from 'node:path';
import { ensureTemporal } from '@booking/domain/temporal';
import { type Config, readConfig } from '../config/config.ts';
import { StartupError } from '../config/startup-error.ts';
import { type Database, openEmbedded, openServer } from '../database/database.ts';
import { lockDirectory } from '../database/lock-file.ts';
import { commandTimeouts } from '../database/pool.ts';
import { loggable } from '../log/loggable.ts';

/** Prints one line, without personal data. */
export type Print = (line: string) => void;

/** Runs on the open database. Returns whether everything that it was told is done. */
type Run = (db: Database, print: Print) => Promise<boolean>;

const openDatabase = ({ databaseUrl, dataDir }: Config) =>
  databaseUrl === null ? openEmbedded(join(dataDir, 'database')) : openServer(databaseUrl, console.error, commandTimeouts);

async function runOnDatabase(config: Config, run: Run): Promise<boolean> {
  const unlock = config.databaseUrl === null ? lockDirectory(config.dataDir) : () => undefined;
  try {
    const { db, close } = await openDatabase(config);
    return await run(db, console.log).finally(close);
  } finally {
    unlock();
  }
}

/**
 * Runs a command as this process, on the database of the server, whose environment it reads. `parse` reads the arguments, before anything is opened.
 * The process exits with 1 if not everything was done. A failure ends it with one message.
 */
export function runCommand(parse: (args: readonly string[]) => Run): void {
  const main = async (): Promise<boolean> => {
    const run = parse(process.argv.slice(2));
    await ensureTemporal();
    return runOnDatabase(readConfig(process.env, process.cwd()), run);
  };
  main().then(
    (isDone) => {
      process.exitCode = isDone ? 0 : 1;
    },
    (error: unknown) => {
      console.error(error instanceof StartupError ? error.message : loggable(error));
      process.exitCode = 1;
    },
  );
}
