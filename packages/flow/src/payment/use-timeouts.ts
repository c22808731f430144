import { useEffect, useState } from 'react';

/** How long something takes: as usual, longer than usual, or longer than it is waited for. */
export type Waited = 'usual' | 'slow' | 'timeout';

/** Counts the time for as long as `waiting` holds, in milliseconds. PAY-57. */
export function useTimeouts(waiting: boolean, { slowMs, timeoutMs }: { slowMs: number; timeoutMs: number }): Waited {
  const [waited, setWaited] = useState<Waited>('usual');
  useEffect(() => {
    if (!waiting) return;
    const slow = setTimeout(() => setWaited('slow'), slowMs);
    const timeout = setTimeout(() => setWaited('timeout'), timeoutMs);
    return () => {
      clearTimeout(slow);
      clearTimeout(timeout);
      setWaited('usual');
    };
  }, [waiting, slowMs, timeoutMs]);
  return waited;
}
