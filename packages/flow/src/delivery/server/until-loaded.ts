import type { QueryClient } from '@tanstack/react-query';

/** Resolves when no query is loading, or after the timeout. It also waits for a query that starts when another one ends. */
export function untilLoaded(queryClient: QueryClient, timeoutMs: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    const check = () => {
      if (queryClient.isFetching() === 0) done();
    };
    const timer = setTimeout(done, timeoutMs);
    // The cache notifies of a finished query before the code that awaits it runs. In the next task, any query started by that code is loading.
    const scheduleCheck = () => void setTimeout(check);
    const unsubscribe = queryClient.getQueryCache().subscribe(scheduleCheck);
    scheduleCheck();
  });
}
