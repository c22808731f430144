import { startTransition, useEffect, useState } from 'react';

/**
 * Lazily loads an optional part of the app, once `enabled`. Returns null until it is loaded, and also when loading fails, so the page must
 * work without it. `load` must have a stable identity.
 */
export function useOptionalPart<Part>(load: () => Promise<Part>, enabled = true): Part | null {
  const [part, setPart] = useState<Part | null>(null);
  useEffect(() => {
    if (!enabled) return undefined;
    // Load after the first paint, and render in a transition that does not block interactions.
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
