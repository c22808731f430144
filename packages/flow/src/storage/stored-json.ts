import * as v from 'valibot';
import type { SafeStorage } from '../app/services.ts';
import { type StoredItem, storedItem } from './stored-item.ts';

/** Memoizes a parser: the same text gives the same object, because React compares snapshots by reference. */
export function memoizeParser<Value>(parse: (text: string) => Value): (text: string) => Value {
  let last: { text: string; value: Value } | null = null;
  return (text) => {
    if (last?.text !== text) last = { text, value: parse(text) };
    return last.value;
  };
}

/** Parses and validates a stored text; null if it is not JSON or not valid. */
export function parseJson<Schema extends v.GenericSchema>(text: string, schema: Schema): v.InferOutput<Schema> | null {
  try {
    const { success, output } = v.safeParse(schema, JSON.parse(text));
    return success ? output : null;
  } catch {
    return null;
  }
}

/** One stored value as JSON: parsed against its schema when read; what does not parse is dropped, never thrown. */
export const storedJson = <Schema extends v.GenericSchema>(
  storage: SafeStorage,
  key: string,
  schema: Schema,
): StoredItem<v.InferOutput<Schema>> =>
  storedItem(storage, key, { parse: memoizeParser((text) => parseJson(text, schema)), format: JSON.stringify });
