/**
 * Runs a job now and every minute, or another number of milliseconds, never twice at a time. The job must not throw. Returns a function that stops it
 * and resolves when a running job has finished.
 */
export function startSweep(job: () => Promise<void>, everyMs = 60_000): () => Promise<void> {
  let current = job();
  const timer = setInterval(() => {
    current = current.then(job);
  }, everyMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    return current;
  };
}
