import { loggable } from './log/loggable.ts';
import type { Log } from './log/logger.ts';

/**
 * Runs a job now and every minute, or another number of milliseconds, never twice at a time. Its error is logged under `name`, and the next run
 * tries again. Returns a function that stops it and resolves when a running job has finished.
 */
export function startSweep(name: string, job: () => Promise<unknown>, log: Log, everyMs = 60_000): () => Promise<void> {
  const run = (): Promise<void> =>
    job().then(
      () => undefined,
      (error: unknown) => log(`${name}: ${loggable(error)}`),
    );
  let current = run();
  const timer = setInterval(() => {
    current = current.then(run);
  }, everyMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    return current;
  };
}
