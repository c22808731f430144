import { sql } from 'drizzle-orm';
import { type Command, readOptions } from '../commands/run-command.ts';
import { StartupError } from '../config/startup-error.ts';
import { toRows } from '../database/database.ts';

const usage = 'Usage: after-restore [--skip <numbers>]';
/** More bookings than anyone makes between two backups. */
const defaultSkip = '10000';

/**
 * Raises the sequence of booking numbers after a backup was restored. Numbers after the backup were given to customers, which the restored database
 * does not know.
 */
export const afterRestoreCommand: Command = (args) => {
  const { skip = defaultSkip } = readOptions(args, ['skip'], usage);
  if (!/^[1-9]\d{0,6}$/.test(skip)) throw new StartupError(usage);
  return async (db, print) => {
    const raised = await db.execute(sql`
      select setval('bookings_serial_seq', greatest(s.last_value, (select max(serial) from bookings)) + ${skip}::int)::int as last
      from bookings_serial_seq s`);
    for (const { last } of toRows<{ last: number }>(raised)) print(`booking numbers continue at ${last + 1}`);
    return true;
  };
};
