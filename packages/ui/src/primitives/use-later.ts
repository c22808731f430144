import { useEffect, useState } from 'react';

/**
 * A part of the app that is not needed at once: loaded when it is wanted, null until then, and where it does not come: what it adds must be
 * something that the page does without. `load` must be the same function at every render.
 */
export function useLater<Part>(load: () => Promise<Part>, wanted = true): Part | null {
  const [part, setPart] = useState<Part | null>(null);
  useEffect(() => {
    if (wanted)
      load().then(
        (loaded) => setPart(() => loaded),
        () => {},
      );
  }, [load, wanted]);
  return part;
}
