import { join } from 'node:path';
import { today } from '@booking/domain/date';
import { ensureTemporal } from '@booking/domain/temporal';
import { readConfig } from './config/config.ts';
import { StartupError } from './config/startup-error.ts';
import { openEmbedded, openServer } from './database/database.ts';
import { lockDirectory } from './database/lock-file.ts';
import { parseCommand, runErase } from './erasure/erase-command.ts';
import { loggable } from './log/loggable.ts';

/** Erases personal data in the database of the server, whose environment it reads. Exits with 1 if something was not erased. BACK-59. */
async function main(): Promise<void> {
  const command = parseCommand(process.argv.slice(2));
  await ensureTemporal();
  const { databaseUrl, dataDir } = readConfig(process.env, process.cwd());
  const unlock = databaseUrl === null ? lockDirectory(dataDir) : () => undefined;
  try {
    const { db, close } = databaseUrl === null ? await openEmbedded(join(dataDir, 'database')) : await openServer(databaseUrl);
    try {
      const { lines, succeeded } = await runErase(db, command, { now: new Date(), today: today() });
      console.log(lines.join('\n'));
      if (!succeeded) process.exitCode = 1;
    } finally {
      await close();
    }
  } finally {
    unlock();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : loggable(error));
  process.exitCode = 1;
});
