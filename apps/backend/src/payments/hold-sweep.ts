import { loggable } from '../log/loggable.ts';
import type { Log } from '../log/logger.ts';
import type { Payments } from './payments.ts';

const everyMs = 60_000;

/** Ends unpaid holds now and every minute. Returns the function that stops it, which resolves once a running sweep has ended. */
export function startHoldSweep({ endHolds }: Pick<Payments, 'endHolds'>, log: Log): () => Promise<void> {
  const sweep = async (): Promise<void> => {
    try {
      const ended = await endHolds();
      if (ended > 0) log(`unpaid holds ended: ${ended}`, 'info');
    } catch (error) {
      log(`holds: ${loggable(error)}`);
    }
  };
  let current = sweep();
  const timer = setInterval(() => {
    current = current.then(sweep);
  }, everyMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    return current;
  };
}
