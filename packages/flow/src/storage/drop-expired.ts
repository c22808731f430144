import { enteredKeys } from './clear.ts';
import type { EntrySource } from './departure-entries.ts';
import { isExpired } from './expiry.ts';
import { savedTripKey } from './saved-trip.ts';

/** Removes expired values from an object or an array; returns null if nothing is left. Returns any other value unchanged. */
function withoutExpired(stored: unknown, now: number): unknown {
  if (typeof stored !== 'object' || stored === null) return stored;
  const isKept = (value: unknown): boolean => {
    const savedAt: unknown = Object(value).savedAt;
    return typeof savedAt !== 'number' || !isExpired(savedAt, now);
  };
  if (!isKept(stored)) return null;
  const kept = Object.entries(stored).filter(([, value]) => isKept(value));
  if (kept.length === 0) return null;
  return Array.isArray(stored) ? kept.map(([, value]) => value) : Object.fromEntries(kept);
}

/** Removes expired entries. It needs no schemas, so no step's code has to be loaded. */
export function dropExpired({ storage: { local }, now }: EntrySource): void {
  for (const key of [...enteredKeys, savedTripKey]) {
    const text = local.get(key);
    if (text === null) continue;
    try {
      const kept = withoutExpired(JSON.parse(text), now());
      if (kept === null) local.remove(key);
      else if (JSON.stringify(kept) !== text) local.set(key, JSON.stringify(kept));
    } catch {
      // The step that reads a value drops it if it is not JSON.
    }
  }
}
