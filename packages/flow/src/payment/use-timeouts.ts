import { useEffect, useState } from 'react';

/** How long something has taken: as usual, longer than usual, or longer than its timeout. */
export type WaitState = 'usual' | 'slow' | 'timeout';

/** Measures the time while `waiting` is true. What has no `timeoutMs` has no timeout. */
export function useTimeouts(waiting: boolean, { slowMs, timeoutMs }: { slowMs: number; timeoutMs?: number }): WaitState {
  const [state, setState] = useState<WaitState>('usual');
  useEffect(() => {
    if (!waiting) return;
    const slow = setTimeout(() => setState('slow'), slowMs);
    const timeout = timeoutMs === undefined ? undefined : setTimeout(() => setState('timeout'), timeoutMs);
    return () => {
      clearTimeout(slow);
      clearTimeout(timeout);
      setState('usual');
    };
  }, [waiting, slowMs, timeoutMs]);
  return state;
}
