import { parseArgs } from 'node:util';
import { today } from '@booking/domain/date';
import type { IsoDate } from '@booking/domain/schema';
import { findBookingId, isBookingName } from '../bookings/find-booking-id.ts';
import type { Print } from '../commands/run-command.ts';
import { StartupError } from '../config/startup-error.ts';
import type { Database } from '../database/database.ts';
import { type EraseOptions, type Erasure, eraseBooking } from './erase-booking.ts';
import { eraseOld, type Retention } from './erase-old.ts';

const usage = 'Usage: erase [--older-than <days>] [--failed-older-than <days>] | --booking <id or number> [--force]';

type EraseCommand = { kind: 'old'; retention: Retention } | { kind: 'booking'; booking: string; force: boolean };

function readArguments(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const options = { 'older-than': text, 'failed-older-than': text, booking: text, force: { type: 'boolean', default: false } } as const;
  return parseArgs({ args: [...args], options }).values;
}

const isDays = (text: string | undefined): boolean => text === undefined || /^[1-9]\d{0,4}$/.test(text);
const toDays = (text: string | undefined): number | null => (text === undefined ? null : Number(text));

/** @throws StartupError for anything but one of the forms. */
export function parseErase(args: readonly string[]): EraseCommand {
  try {
    const { 'older-than': departed, 'failed-older-than': failed, booking, force } = readArguments(args);
    const isOld = departed !== undefined || failed !== undefined;
    if (isOld && booking === undefined && !force && isDays(departed) && isDays(failed))
      return { kind: 'old', retention: { departed: toDays(departed), failed: toDays(failed) } };
    if (!isOld && booking !== undefined && isBookingName(booking)) return { kind: 'booking', booking, force };
  } catch {
    // Unknown options get the same message.
  }
  throw new StartupError(usage);
}

/** One line, without personal data. */
const toLine = ({ name, result }: Erasure): string =>
  typeof result === 'string' ? `${name}: ${result}` : `${name}: not erased: ${result.refused}`;

async function* erasures(db: Database, command: EraseCommand, options: EraseOptions): AsyncGenerator<Erasure> {
  if (command.kind === 'old') yield* eraseOld(db, command.retention, options);
  else {
    const id = await findBookingId(db, command.booking);
    yield id === null ? { name: 'the booking', result: 'not found' } : await eraseBooking(db, id, options);
  }
}

/** Runs a command, and prints a line for each booking or payment as it goes. Returns whether everything that it was told to erase is erased. */
export async function runErase(
  db: Database,
  command: EraseCommand,
  print: Print,
  clock: { now: Date; today: IsoDate } = { now: new Date(), today: today() },
): Promise<boolean> {
  let erased = 0;
  let isDone = true;
  for await (const erasure of erasures(db, command, { ...clock, force: command.kind === 'booking' && command.force })) {
    print(toLine(erasure));
    if (erasure.result === 'erased') erased += 1;
    else if (erasure.result !== 'erased before') isDone = false;
  }
  print(`${erased} erased`);
  return isDone;
}
