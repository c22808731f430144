import { setImmediate as nextTurn } from 'node:timers/promises';
import PQueue from 'p-queue';
import { unavailable } from './problem.ts';

export type Queue = { run<Result>(job: () => Promise<Result>): Promise<Result> };

type Limits = {
  /** Number of jobs that run concurrently. */
  running: number;
  /** Number of jobs that may wait. */
  waiting: number;
  /** The longest wait, in milliseconds. */
  waitMs: number;
  /** Number of jobs that may start in each interval of milliseconds; unlimited by default. */
  pace?: { starts: number; intervalMs: number };
};

/**
 * Runs a limited number of jobs concurrently and lets a limited number wait in order. A job is rejected at once if the queue is full, and after
 * `waitMs` otherwise: a client that retries is better off than one that has left before its response comes.
 * `run` throws Problem 503 for a rejected job.
 */
export function createQueue({ running, waiting, waitMs, pace }: Limits): Queue {
  const queue = new PQueue({ concurrency: running, ...(pace && { intervalCap: pace.starts, interval: pace.intervalMs }) });
  return {
    async run(job) {
      // A job starts in the next turn of the event loop, so that new requests and timers are not blocked by a row of jobs.
      const start = () => nextTurn().then(job);
      // Most jobs find a free place, and need no timeout.
      if (!pace && queue.pending + queue.size < running) return queue.add(start);
      if (queue.size >= waiting) throw unavailable('Too many concurrent requests');
      const wait = new AbortController();
      const timer = setTimeout(() => wait.abort(unavailable('Too many concurrent requests')), waitMs);
      return queue.add(
        () => {
          clearTimeout(timer);
          return start();
        },
        { signal: wait.signal },
      );
    },
  };
}
