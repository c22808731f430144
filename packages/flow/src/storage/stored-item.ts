import type { SafeStorage } from '../app/services.ts';
import { notifyListeners } from './changes.ts';

/** Wraps `localStorage` or `sessionStorage`; `open` may throw (blocked in a frame). STORE-11. */
export function safeStorage(open: () => Storage): SafeStorage {
  const memory = new Map<string, string | null>();
  const real = (): Storage | null => {
    try {
      return open();
    } catch {
      return null;
    }
  };
  const storage: SafeStorage = {
    get(key) {
      const kept = memory.get(key);
      if (kept !== undefined) return kept;
      try {
        return real()?.getItem(key) ?? null;
      } catch {
        return null;
      }
    },
    set(key, text) {
      try {
        const place = real();
        if (!place) throw new Error('no storage');
        place.setItem(key, text);
        memory.delete(key);
      } catch {
        memory.set(key, text);
      }
      notifyListeners(storage);
    },
    remove(key) {
      try {
        real()?.removeItem(key);
        memory.delete(key);
      } catch {
        memory.set(key, null);
      }
      notifyListeners(storage);
    },
  };
  return storage;
}

export type StoredItem<Value> = {
  /** The value, without changing the storage; the same one as long as nothing was written. */
  peek(): Value | null;
  /** Drops what is no value. STORE-10. */
  tidy(): void;
  /** The value, in a tidied storage. */
  read(): Value | null;
  write(value: Value): void;
  clear(): void;
};

/** One stored value. `parse` returns null for a text that is none, and the same value for the same text. */
export function storedItem<Value>(
  storage: SafeStorage,
  key: string,
  { parse, format }: { parse: (text: string) => Value | null; format: (value: Value) => string },
): StoredItem<Value> {
  const peek = (): Value | null => {
    const text = storage.get(key);
    return text === null ? null : parse(text);
  };
  const tidy = (): void => {
    if (peek() === null && storage.get(key) !== null) storage.remove(key);
  };
  return {
    peek,
    tidy,
    read() {
      tidy();
      return peek();
    },
    write: (value) => storage.set(key, format(value)),
    clear: () => storage.remove(key),
  };
}
