import type { AppStorage, SafeStorage } from '../app/services.ts';

type Listener = () => void;
const listenersByStorage = new WeakMap<SafeStorage, Set<Listener>>();

/** `storage` reports the writes of other tabs. A page misses it while it is frozen, e.g. in the back-forward cache; hence the other two events. */
const events = ['storage', 'pageshow', 'focus'] as const;

/** Notifies the listeners of a storage that this page has written to it. */
export function notifyListeners(storage: SafeStorage): void {
  for (const listener of listenersByStorage.get(storage) ?? []) listener();
}

/** Calls `listener` when this page or another tab may have changed a stored value. Returns a function that unsubscribes. */
export function subscribeToStorage({ local, session }: AppStorage, listener: Listener): () => void {
  for (const storage of [local, session]) listenersByStorage.set(storage, (listenersByStorage.get(storage) ?? new Set()).add(listener));
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const storage of [local, session]) listenersByStorage.get(storage)?.delete(listener);
    for (const event of events) window.removeEventListener(event, listener);
  };
}
