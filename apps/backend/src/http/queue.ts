import { setImmediate as nextTurn } from 'node:timers/promises';
import { unavailable } from './problem.ts';

export type Queue = { run<Result>(job: () => Promise<Result>): Promise<Result> };

type Limits = {
  /** Jobs that run at the same time. */
  running: number;
  /** Jobs that may wait for their turn. */
  waiting: number;
  /** The longest that one waits, in milliseconds. */
  waitMs: number;
};

/**
 * Runs some jobs at the same time and lets some wait, in the order in which they came. What there is no room for, or what has waited too long, is
 * refused at once: a client that is told to come again is better off than one whose answer comes when it has left.
 * `run` throws Problem 503 for a job that it refuses.
 */
export function createQueue({ running: most, waiting: longest, waitMs }: Limits): Queue {
  const waiting = new Set<() => void>();
  let running = 0;

  const turn = (): Promise<void> =>
    new Promise((resolve, reject) => {
      if (waiting.size >= longest) return reject(unavailable('Too many concurrent requests'));
      const start = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.delete(start);
        reject(unavailable('Too many concurrent requests'));
      }, waitMs);
      waiting.add(start);
    });

  function handOver(): void {
    const [next] = waiting;
    if (next) {
      waiting.delete(next);
      next();
    } else running -= 1;
  }

  return {
    async run(job) {
      // A job that ends hands its place over, so that one that comes at this moment is not before those that wait.
      if (running >= most) await turn();
      else {
        running += 1;
        // Those that arrived together are counted before the first one runs.
        await nextTurn();
      }
      try {
        return await job();
      } finally {
        // Not in this turn: jobs that never leave theirs, as those of the embedded database, would let no time pass for those that wait.
        if (waiting.size > 0) setImmediate(handOver);
        else running -= 1;
      }
    },
  };
}
