import { loggable } from '../log/loggable.ts';
import type { Log } from '../log/logger.ts';
import type { Payments } from './payments.ts';
import { startSweep } from './sweep.ts';

/** Ends unpaid holds now and every minute. Returns the function that stops it, which resolves once a running sweep has ended. */
export const startHoldSweep = ({ expireHolds }: Pick<Payments, 'expireHolds'>, log: Log): (() => Promise<void>) =>
  startSweep(async () => {
    try {
      const ended = await expireHolds();
      if (ended > 0) log(`unpaid holds ended: ${ended}`, 'info');
    } catch (error) {
      log(`holds: ${loggable(error)}`);
    }
  });
