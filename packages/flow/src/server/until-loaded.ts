import type { QueryClient } from '@tanstack/react-query';

/** Resolves when no query is loading any more, or after this many milliseconds. A query that begins when another ends is waited for, too. */
export function untilLoaded(queryClient: QueryClient, patience: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    const look = () => {
      if (queryClient.isFetching() === 0) done();
    };
    const timer = setTimeout(done, patience);
    // The cache says that a query has ended before what waits for it runs: in the next task, what it begins is under way.
    const lookSoon = () => void setTimeout(look);
    const unsubscribe = queryClient.getQueryCache().subscribe(lookSoon);
    lookSoon();
  });
}
