import * as v from 'valibot';
import type { SafeStorage } from '../app/services.ts';

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
  return {
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
        const storage = real();
        if (!storage) throw new Error('no storage');
        storage.setItem(key, text);
        memory.delete(key);
      } catch {
        memory.set(key, text);
      }
    },
    remove(key) {
      try {
        real()?.removeItem(key);
        memory.delete(key);
      } catch {
        memory.set(key, null);
      }
    },
  };
}

export type StoredItem<Value> = { read(): Value | null; write(value: Value): void; clear(): void };

/** One stored value: parsed against its schema when read; what does not parse is dropped, never thrown. */
export function storedItem<Schema extends v.GenericSchema>(
  storage: SafeStorage,
  key: string,
  schema: Schema,
): StoredItem<v.InferOutput<Schema>> {
  return {
    read() {
      const text = storage.get(key);
      if (text === null) return null;
      try {
        const parsed = v.safeParse(schema, JSON.parse(text));
        if (parsed.success) return parsed.output;
      } catch {
        // no JSON: dropped below, like any other value that does not parse
      }
      storage.remove(key);
      return null;
    },
    write: (value) => storage.set(key, JSON.stringify(value)),
    clear: () => storage.remove(key),
  };
}

/** A stored text that is no JSON: `cid`, and whatever another script may have written under our key. */
export function storedText(storage: SafeStorage, key: string): StoredItem<string> {
  return {
    read: () => storage.get(key) || null,
    write: (value) => storage.set(key, value),
    clear: () => storage.remove(key),
  };
}
