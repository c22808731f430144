import * as v from 'valibot';
import type { SafeStorage } from '../app/services.ts';
import { announceChange } from './changes.ts';

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
      announceChange(storage);
    },
    remove(key) {
      try {
        real()?.removeItem(key);
        memory.delete(key);
      } catch {
        memory.set(key, null);
      }
      announceChange(storage);
    },
  };
  return storage;
}

/** Reads the value of a text, and gives the same value again for the same text: React compares what it reads by reference. */
export function parsedOnce<Value>(parse: (text: string) => Value): (text: string) => Value {
  let last: { text: string; value: Value } | null = null;
  return (text) => {
    if (last?.text !== text) last = { text, value: parse(text) };
    return last.value;
  };
}

export type StoredItem<Value> = {
  /** The value, without changing the storage; the same one as long as nothing was written. */
  peek(): Value | null;
  /** Drops what does not parse. STORE-10. */
  tidy(): void;
  /** The value, in a tidied storage. */
  read(): Value | null;
  write(value: Value): void;
  clear(): void;
};

function item<Value>(
  storage: SafeStorage,
  key: string,
  { parse, format }: { parse: (text: string) => Value | null; format: (value: Value) => string },
): StoredItem<Value> {
  const parsed = parsedOnce(parse);
  const peek = (): Value | null => {
    const text = storage.get(key);
    return text === null ? null : parsed(text);
  };
  const tidy = (): void => {
    if (storage.get(key) !== null && peek() === null) storage.remove(key);
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

/** One stored value: parsed against its schema when read; what does not parse is dropped, never thrown. */
export const storedItem = <Schema extends v.GenericSchema>(
  storage: SafeStorage,
  key: string,
  schema: Schema,
): StoredItem<v.InferOutput<Schema>> => item(storage, key, { parse: (text) => parseJson(text, schema), format: JSON.stringify });

/** A stored text that is no JSON. What `isValid` refuses is dropped like any other value that does not parse. */
export const storedText = <Text extends string = string>(
  storage: SafeStorage,
  key: string,
  isValid: (text: string) => text is Text = (text): text is Text => text !== '',
): StoredItem<Text> => item<Text>(storage, key, { parse: (text) => (isValid(text) ? text : null), format: (text) => text });

/** A text of storage as a schema has it; null where it is no JSON, or does not parse. */
export function parseJson<Schema extends v.GenericSchema>(text: string, schema: Schema): v.InferOutput<Schema> | null {
  try {
    const { success, output } = v.safeParse(schema, JSON.parse(text));
    return success ? output : null;
  } catch {
    return null;
  }
}
