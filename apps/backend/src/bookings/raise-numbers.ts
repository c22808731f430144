import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { StartupError } from '../config/startup-error.ts';
import { type Database, toRows } from '../database/database.ts';

const usage = 'Usage: after-restore [--skip <numbers>]';
/** More than a backup lacks: more bookings than anyone makes between two backups. */
const defaultSkip = '10000';

/**
 * How many numbers are skipped.
 * @throws StartupError for invalid arguments.
 */
export function parseRaise(args: readonly string[]): number {
  try {
    const { skip } = parseArgs({ args: [...args], options: { skip: { type: 'string', default: defaultSkip } } }).values;
    if (/^[1-9]\d{0,6}$/.test(skip)) return Number(skip);
  } catch {
    // Unknown options get the same message.
  }
  throw new StartupError(usage);
}

/**
 * Raises the sequence of booking numbers after a backup was restored. Numbers after the backup were given to customers, which the restored database
 * does not know. Returns the next number. BACK-952.
 */
export async function raiseNumbers(db: Database, skipped: number): Promise<number> {
  const [row] = toRows<{ last: number }>(
    await db.execute(sql`
      select setval('bookings_serial_seq', greatest(s.last_value, (select max(serial) from bookings)) + ${skipped}::int)::int as last
      from bookings_serial_seq s`),
  );
  if (!row) throw new Error('the sequence of booking numbers does not exist');
  return row.last + 1;
}
