import { loggable } from '../log/loggable.ts';
import type { Log } from '../log/logger.ts';
import type { Payments } from './payments.ts';
import { startSweep } from './sweep.ts';

/** Expires unpaid holds now and every minute. Returns a function that stops the job and resolves when a running one has finished. */
export const startHoldExpiry = ({ expireHolds }: Pick<Payments, 'expireHolds'>, log: Log): (() => Promise<void>) =>
  startSweep(async () => {
    try {
      const expired = await expireHolds();
      if (expired > 0) log(`unpaid holds expired: ${expired}`, 'info');
    } catch (error) {
      log(`holds: ${loggable(error)}`);
    }
  });
