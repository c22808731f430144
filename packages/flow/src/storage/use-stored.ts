import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { type Services, useServices } from '../app/services.ts';
import { subscribeToStorage } from './changes.ts';

/** The stored items under a key. `tidy` drops invalid ones. */
export type Items = { peek(...given: never): unknown; tidy?(): void };

/** Opens items of this page's storage. @param open must be the same function on every render */
export function useItems<Opened extends Items>(open: (source: Services) => Opened): Opened {
  const services = useServices();
  const items = useMemo(() => open(services), [open, services]);
  // Rendering has no side effects: an effect drops invalid and expired items.
  useEffect(() => items.tidy?.(), [items]);
  return items;
}

/**
 * A value derived from storage, and possibly from state of the page.
 * @param snapshot computes the value without writing, and returns the same object until something changes
 */
export function useStorageSnapshot<Value>(snapshot: () => Value | null): Value | null {
  const { storage } = useServices();
  const subscribe = useCallback((changed: () => void) => subscribeToStorage(storage, changed), [storage]);
  return useSyncExternalStore(subscribe, snapshot, () => null);
}

/**
 * A stored value. The component rerenders when this page or another tab changes it. The value is null on a server and during hydration.
 * @param open opens the items; must be the same function on every render
 * @param peek reads the value without writing, and returns the same object until something changes
 */
export function useStored<Opened extends Items, Value>(
  open: (source: Services) => Opened,
  peek: (items: Opened) => Value | null,
): Value | null {
  const items = useItems(open);
  return useStorageSnapshot(() => peek(items));
}
