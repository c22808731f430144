import { parseArgs } from 'node:util';
import { findBookingId, isBookingName } from '../bookings/find-booking-id.ts';
import type { Print } from '../commands/run-command.ts';
import { StartupError } from '../config/startup-error.ts';
import type { Database } from '../database/database.ts';
import { isUuid } from '../database/is-uuid.ts';
import { type Settled, settleBookingOutside, settlePaymentOutside } from './settle-outside.ts';
import type { TargetKind } from './transitions.ts';

const usage = 'Usage: settle --booking <id or number> | --payment <id>';

type SettleCommand = { kind: TargetKind; name: string };

/** @throws StartupError for anything but one of the two forms. */
export function parseSettle(args: readonly string[]): SettleCommand {
  try {
    const { booking, payment } = parseArgs({
      args: [...args],
      options: { booking: { type: 'string' }, payment: { type: 'string' } },
    }).values;
    if (booking !== undefined && payment === undefined && isBookingName(booking)) return { kind: 'booking', name: booking };
    if (payment !== undefined && booking === undefined && isUuid(payment)) return { kind: 'payment', name: payment };
  } catch {
    // Unknown options get the same message.
  }
  throw new StartupError(usage);
}

const toLine = ({ name, result }: Settled): string =>
  'refused' in result
    ? `${name}: not settled: ${result.refused}`
    : `${name}: ${(result.amount / 100).toFixed(2)} ${result.currency.toUpperCase()} settled`;

/** Runs a command, and prints a line for each booking or payment. Returns whether something was settled. */
export async function runSettle(db: Database, { kind, name }: SettleCommand, print: Print, now = new Date()): Promise<boolean> {
  const id = kind === 'booking' ? await findBookingId(db, name) : name;
  if (id === null) {
    print('the booking: not settled: it is not found');
    return false;
  }
  const settled = await (kind === 'booking' ? settleBookingOutside(db, id, now) : settlePaymentOutside(db, id, now));
  for (const each of settled) print(toLine(each));
  return settled.every(({ result }) => !('refused' in result));
}
