import { findBookingId, isBookingName } from '../bookings/find-booking-id.ts';
import { type Command, type Run, readOptions } from '../commands/run-command.ts';
import { StartupError } from '../config/startup-error.ts';
import { eraseOld } from './erase-old.ts';
import { type Erasure, eraseTarget } from './erase-target.ts';

const usage = 'Usage: erase [--older-than <days>] [--failed-older-than <days>] | --booking <id or number> [--force]';

const toLine = ({ name, result }: Erasure): string =>
  typeof result === 'string' ? `${name}: ${result}` : `${name}: not erased: ${result.refused}`;

/** Prints a line for each erasure as it is done. Returns whether everything is erased. */
async function report(erasures: AsyncIterable<Erasure> | Iterable<Erasure>, print: (line: string) => void): Promise<boolean> {
  let erased = 0;
  let isDone = true;
  for await (const erasure of erasures) {
    print(toLine(erasure));
    if (erasure.result === 'erased') erased += 1;
    else if (erasure.result !== 'erased before') isDone = false;
  }
  print(`${erased} erased`);
  return isDone;
}

const eraseOne =
  (booking: string, force: boolean): Run =>
  async (db, print, clock) => {
    const id = await findBookingId(db, booking);
    return report(
      [id === null ? { name: 'the booking', result: 'not found' } : await eraseTarget(db, { kind: 'booking', id }, { ...clock, force })],
      print,
    );
  };

const isDays = (text: string | undefined): boolean => text === undefined || /^[1-9]\d{0,4}$/.test(text);
const toDays = (text: string | undefined): number | null => (text === undefined ? null : Number(text));

/** Erases what is older than some days, or one booking. */
export const eraseCommand: Command = (args) => {
  const options = readOptions(args, ['older-than', 'failed-older-than', 'booking', 'force'], usage);
  const { 'older-than': departed, 'failed-older-than': failed, booking, force } = options;
  const isOld = departed !== undefined || failed !== undefined;
  if (!isOld && booking !== undefined && isBookingName(booking)) return eraseOne(booking, force !== undefined);
  if (!isOld || booking !== undefined || force !== undefined || !isDays(departed) || !isDays(failed)) throw new StartupError(usage);
  const retention = { departed: toDays(departed), failed: toDays(failed) };
  return (db, print, clock) => report(eraseOld(db, retention, { ...clock, force: false }), print);
};
