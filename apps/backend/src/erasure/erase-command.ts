import { parseArgs } from 'node:util';
import type { IsoDate } from '@booking/domain/schema';
import { StartupError } from '../config/startup-error.ts';
import type { Database } from '../database/database.ts';
import { isUuid } from '../database/is-uuid.ts';
import { type EraseOptions, type Erasure, eraseBooking } from './erase-booking.ts';
import { eraseOlderThan } from './erase-older-than.ts';

const usage = 'Usage: erase --older-than <days> | --booking <id> [--force]';

type Command = { kind: 'older-than'; days: number } | { kind: 'booking'; id: string; force: boolean };

/** @throws StartupError for anything but one of the two forms. */
export function parseCommand(args: readonly string[]): Command {
  const options = { 'older-than': { type: 'string' }, booking: { type: 'string' }, force: { type: 'boolean', default: false } } as const;
  try {
    const { values } = parseArgs({ args: [...args], options });
    const { 'older-than': days, booking: id, force } = values;
    if (days !== undefined && id === undefined && !force && /^[1-9]\d{0,4}$/.test(days)) return { kind: 'older-than', days: Number(days) };
    if (id !== undefined && days === undefined && isUuid(id)) return { kind: 'booking', id, force };
  } catch {
    // Unknown options get the same message.
  }
  throw new StartupError(usage);
}

const toLine = ({ name, result }: Erasure): string =>
  typeof result === 'string' ? `${name}: ${result}` : `${name}: not erased: ${result.refused}`;

/** Runs a command. Returns its lines, without personal data, and whether everything that it was told to erase is erased. */
export async function runErase(
  db: Database,
  command: Command,
  clock: { now: Date; today: IsoDate },
): Promise<{ lines: string[]; succeeded: boolean }> {
  const options: EraseOptions = { ...clock, force: command.kind === 'booking' && command.force };
  const erasures =
    command.kind === 'booking' ? [await eraseBooking(db, command.id, options)] : await eraseOlderThan(db, command.days, options);
  const erased = erasures.filter(({ result }) => result === 'erased').length;
  const succeeded = erasures.every(({ result }) => result === 'erased' || result === 'erased before');
  return { lines: [...erasures.map(toLine), `${erased} erased`], succeeded };
}
