import { useState, useSyncExternalStore } from 'react';
import type { EntrySource } from './departure-entries.ts';
import { type Items, useItems } from './use-stored.ts';

const neverChanges = () => () => {};

/** A stored value as it was when the component was first rendered: nothing that is written later changes it. Parameters as of `useStored`. */
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
  return useSyncExternalStore(neverChanges, first, () => null);
}
