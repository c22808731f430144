import type { AppStorage, SafeStorage } from '../app/services.ts';

type Listener = () => void;
const listenersByStorage = new WeakMap<SafeStorage, Set<Listener>>();

/** What other tabs write is told by `storage`. A page that stood still meanwhile (in the back-forward cache) has missed it. */
const events = ['storage', 'pageshow', 'focus'] as const;

/** Tells the listeners of a storage that this page has written into it. */
export function notifyListeners(storage: SafeStorage): void {
  for (const listener of listenersByStorage.get(storage) ?? []) listener();
}

/** Calls `listener` when something stored may have changed: by this page or by another tab. Returns how to stop it. */
export function subscribeToStorage({ local, session }: AppStorage, listener: Listener): () => void {
  for (const storage of [local, session]) listenersByStorage.set(storage, (listenersByStorage.get(storage) ?? new Set()).add(listener));
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const storage of [local, session]) listenersByStorage.get(storage)?.delete(listener);
    for (const event of events) window.removeEventListener(event, listener);
  };
}
