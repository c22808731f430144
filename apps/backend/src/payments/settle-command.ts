import { findBookingId, isBookingName } from '../bookings/find-booking-id.ts';
import { type Command, readOptions } from '../commands/run-command.ts';
import { StartupError } from '../config/startup-error.ts';
import { isUuid } from '../database/is-uuid.ts';
import { type Settled, settleBookingOutside, settlePaymentOutside } from './settle-outside.ts';

const usage = 'Usage: settle --booking <id or number> | --payment <id>';

const toLine = ({ name, result }: Settled): string =>
  'refused' in result
    ? `${name}: not settled: ${result.refused}`
    : `${name}: ${(result.amount / 100).toFixed(2)} ${result.currency.toUpperCase()} settled`;

/** Settles a booking or a payment that was paid outside the tool, and prints a line for each payment. */
export const settleCommand: Command = (args) => {
  const { booking, payment } = readOptions(args, ['booking', 'payment'], usage);
  const isOne = (booking === undefined) !== (payment === undefined);
  if (!isOne || (booking !== undefined && !isBookingName(booking)) || (payment !== undefined && !isUuid(payment)))
    throw new StartupError(usage);
  return async (db, print, { now }) => {
    const settled =
      payment === undefined
        ? await settleBookingOutside(db, await findBookingId(db, booking ?? ''), now)
        : await settlePaymentOutside(db, payment, now);
    for (const each of settled) print(toLine(each));
    return settled.every(({ result }) => !('refused' in result));
  };
};
