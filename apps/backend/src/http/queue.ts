import { setImmediate as nextTurn } from 'node:timers/promises';
import { unavailable } from './problem.ts';

export type Queue = { run<Result>(job: () => Promise<Result>): Promise<Result> };

type Limits = {
  /** Number of jobs that run concurrently. */
  running: number;
  /** Number of jobs that may wait. */
  waiting: number;
  /** The longest wait, in milliseconds. */
  waitMs: number;
};

/**
 * Runs a limited number of jobs concurrently and lets a limited number wait in order. A job is rejected at once if the queue is full, and after
 * `waitMs` otherwise: a client that is told to retry is better off than one that has left before its response comes.
 * `run` throws Problem 503 for a rejected job.
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
      // A finished job hands its place over, so that a new job cannot overtake those that wait.
      if (running >= most) await turn();
      else {
        running += 1;
        // Jobs that arrive in the same turn are counted before the first one runs.
        await nextTurn();
      }
      try {
        return await job();
      } finally {
        // In the next turn: jobs that finish within one turn, such as those of the embedded database, would block the timers of those that wait.
        if (waiting.size > 0) setImmediate(handOver);
        else running -= 1;
      }
    },
  };
}
