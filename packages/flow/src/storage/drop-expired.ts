import { enteredKeys } from './clear.ts';
import { type EntrySource, isExpired } from './departure-entries.ts';

/** What an object or a list holds without the values that have expired; null where nothing is left. Anything else stays as it is. */
function withoutExpired(stored: unknown, now: number): unknown {
  if (typeof stored !== 'object' || stored === null) return stored;
  const isKept = (value: unknown): boolean => {
    const savedAt: unknown = Object(value).savedAt;
    return typeof savedAt !== 'number' || !isExpired(savedAt, now);
  };
  const kept = Object.entries(stored).filter(([, value]) => isKept(value));
  if (kept.length === 0) return null;
  return Array.isArray(stored) ? kept.map(([, value]) => value) : Object.fromEntries(kept);
}

/** Removes what is older than it may be, without its schemas: no step has to be loaded for it. STORE-13, STORE-19. */
export function dropExpired({ storage: { local }, now }: EntrySource): void {
  for (const key of enteredKeys) {
    const text = local.get(key);
    if (text === null) continue;
    try {
      const kept = withoutExpired(JSON.parse(text), now());
      if (kept === null) local.remove(key);
      else if (JSON.stringify(kept) !== text) local.set(key, JSON.stringify(kept));
    } catch {
      // What is no JSON is dropped by the step that reads it.
    }
  }
}
