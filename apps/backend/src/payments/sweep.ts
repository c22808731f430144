const everyMs = 60_000;

/** Runs a job now and every minute, never twice at a time. The job never throws. Returns the function that stops it, which resolves once a running job has ended. */
export function startSweep(job: () => Promise<void>): () => Promise<void> {
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
