import { type EntrySource, isExpired } from './departure-entries.ts';
import { enteredKeys } from './keys.ts';

type Dated = { savedAt?: unknown };
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Removes what is older than it may be, without reading what it says. An attempt or a snapshot of the format without a time gets that of
 * now, so that it ends one day. STORE-13, STORE-19.
 */
export function dropExpired({ storage: { local }, now }: EntrySource): void {
  const time = now();
  const isOld = (value: unknown): boolean => isRecord(value) && typeof value.savedAt === 'number' && isExpired(value.savedAt, time);

  const left = (key: (typeof enteredKeys)[number], stored: unknown): unknown => {
    if (Array.isArray(stored)) {
      const kept = stored.map((one: Dated) => ({ savedAt: time, ...one })).filter((one) => !isOld(one));
      return kept.length === 0 ? null : kept;
    }
    // Anything else is read, and dropped where it is nothing, by the step that it is for.
    if (!isRecord(stored) || isOld(stored)) return isRecord(stored) ? null : stored;
    const kept = Object.entries(stored)
      .map(([id, entry]) => [
        id,
        key === 'booking-attempt' && isRecord(entry) && 'body' in entry ? { savedAt: time, revision: time, value: entry } : entry,
      ])
      .filter(([, entry]) => !isOld(entry));
    return kept.length === 0 ? null : Object.fromEntries(kept);
  };

  for (const key of enteredKeys) {
    const text = local.get(key);
    if (text === null) continue;
    try {
      const kept = left(key, JSON.parse(text));
      if (kept === null) local.remove(key);
      else if (JSON.stringify(kept) !== text) local.set(key, JSON.stringify(kept));
    } catch {
      // A coupon of the former format is plain text.
    }
  }
}
