import { useState, useSyncExternalStore } from 'react';
import type { EntrySource } from './departure-entries.ts';
import { type Items, useItems } from './use-stored.ts';

const subscribeToNothing = () => () => {};

/** A stored value as of the component's first render; later writes do not change it. The parameters are those of `useStored`. */
export function useFirstStored<Opened extends Items, Value>(
  open: (source: EntrySource) => Opened,
  peek: (items: Opened) => Value | null,
): Value | null {
  const items = useItems(open);
  const [first] = useState(() => {
    let read: { value: Value | null } | null = null;
    return () => {
      read ??= { value: peek(items) };
      return read.value;
    };
  });
  return useSyncExternalStore(subscribeToNothing, first, () => null);
}
