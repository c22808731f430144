import { startTransition, useEffect, useState } from 'react';

/**
 * A part of the app that is not needed at once: loaded when it is wanted, null until then, and where it does not come: what it adds must be
 * something that the page does without. `load` must be the same function at every render.
 */
export function useLater<Part>(load: () => Promise<Part>, enabled = true): Part | null {
  const [part, setPart] = useState<Part | null>(null);
  useEffect(() => {
    if (!enabled) return undefined;
    // After the frame that does without; shown in slices, between which taps and keys are answered.
    const timer = setTimeout(() => {
      load().then(
        (loaded) => startTransition(() => setPart(() => loaded)),
        () => {},
      );
    });
    return () => clearTimeout(timer);
  }, [load, enabled]);
  return part;
}
