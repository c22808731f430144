import { useEffect, useState } from 'react';

/** How long something takes: as usual, longer than usual, or too long. */
export type Patience = 'usual' | 'slow' | 'over';

/** Counts the time for as long as `waiting` holds, in milliseconds. PAY-57. */
export function usePatience(waiting: boolean, { slowMs, overMs }: { slowMs: number; overMs: number }): Patience {
  const [patience, setPatience] = useState<Patience>('usual');
  useEffect(() => {
    if (!waiting) return;
    const slow = setTimeout(() => setPatience('slow'), slowMs);
    const over = setTimeout(() => setPatience('over'), overMs);
    return () => {
      clearTimeout(slow);
      clearTimeout(over);
      setPatience('usual');
    };
  }, [waiting, slowMs, overMs]);
  return patience;
}
