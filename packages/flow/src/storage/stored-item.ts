import type { SafeStorage } from '../app/services.ts';
import { notifyListeners } from './changes.ts';

/** Wraps `localStorage` or `sessionStorage`. `open` may throw, e.g. if storage is blocked in a frame. */
export function safeStorage(open: () => Storage): SafeStorage {
  const memory = new Map<string, string | null>();
  const openOrNull = (): Storage | null => {
    try {
      return open();
    } catch {
      return null;
    }
  };
  const storage: SafeStorage = {
    get(key) {
      const inMemory = memory.get(key);
      if (inMemory !== undefined) return inMemory;
      try {
        return openOrNull()?.getItem(key) ?? null;
      } catch {
        return null;
      }
    },
    set(key, text) {
      try {
        const target = openOrNull();
        if (!target) throw new Error('no storage');
        target.setItem(key, text);
        // Storage that can be written only would look as if another tab had removed the value.
        if (target.getItem(key) !== text) throw new Error('unreadable storage');
        memory.delete(key);
      } catch {
        memory.set(key, text);
      }
      notifyListeners(storage);
    },
    remove(key) {
      try {
        openOrNull()?.removeItem(key);
        memory.delete(key);
      } catch {
        memory.set(key, null);
      }
      notifyListeners(storage);
    },
    isInMemory: (key) => typeof memory.get(key) === 'string',
  };
  return storage;
}

export type StoredItem<Value> = {
  /** Reads the value without writing. Returns the same object until something is written. */
  peek(): Value | null;
  /** Drops an invalid value. */
  tidy(): void;
  /** Tidies the storage, then reads the value. */
  read(): Value | null;
  write(value: Value): void;
  clear(): void;
};

/** One stored value. `parse` returns null for an invalid text, and the same object for the same text. */
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
