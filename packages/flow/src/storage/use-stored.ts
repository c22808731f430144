import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useServices } from '../app/services.ts';
import { subscribeToStorage } from './changes.ts';
import type { EntrySource } from './departure-entries.ts';

/** What is kept under a key; `tidy` drops what is not valid there. */
export type Items = { peek(...given: never): unknown; tidy?(): void };

/** The items of this page's storage. @param open the same function at each rendering */
export function useItems<Opened extends Items>(open: (source: EntrySource) => Opened): Opened {
  const services = useServices();
  const items = useMemo(() => open(services), [open, services]);
  // Rendering changes nothing: what has expired or does not parse is dropped afterwards. STORE-10, STORE-13.
  useEffect(() => items.tidy?.(), [items]);
  return items;
}

/**
 * A value that depends on what is stored, and perhaps on what the page itself knows.
 * @param snapshot makes the value without changing the storage, and returns the same one while nothing has changed
 */
export function useStorageSnapshot<Value>(snapshot: () => Value | null): Value | null {
  const { storage } = useServices();
  const subscribe = useCallback((changed: () => void) => subscribeToStorage(storage, changed), [storage]);
  return useSyncExternalStore(subscribe, snapshot, () => null);
}

/**
 * A stored value. The component is rendered again when this page or another tab changes it. On a server, and until its page is hydrated, the
 * value is null.
 * @param open gives the items; the same function at each rendering
 * @param peek reads the value without changing the storage, and returns the same one while nothing has changed
 */
export function useStored<Opened extends Items, Value>(
  open: (source: EntrySource) => Opened,
  peek: (items: Opened) => Value | null,
): Value | null {
  const items = useItems(open);
  return useStorageSnapshot(() => peek(items));
}
