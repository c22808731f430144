import * as v from 'valibot';
import type { SafeStorage, Services } from '../app/services.ts';
import { memoizeParser } from './stored-json.ts';

/** Where entries are kept, and the clock of their expiry. */
export type EntrySource = Pick<Services, 'storage' | 'now'>;

/** What is kept of one departure. The revision grows with each write. */
export type Entry<Value> = { savedAt: number; revision: number; value: Value };

/** One value per departure, under one key. STORE-12. */
export type DepartureEntries<Value> = {
  /** The entry, without changing the storage; the same one as long as nothing was written. */
  peek(departureId: string): Entry<Value> | null;
  /** The entries of all departures, without changing the storage. */
  peekAll(): Entry<Value>[];
  /** Drops what is no entry, or has expired. STORE-10, STORE-13. */
  tidy(): void;
  /** The value, in a tidied storage. */
  read(departureId: string): Value | null;
  /** Null where there is no entry. */
  revision(departureId: string): number | null;
  /** Returns the new revision. */
  write(departureId: string, value: Value): number;
  clear(departureId: string): void;
};

/** Milliseconds after which an entry is dropped. STORE-13. */
const expiresAfter = 7 * 24 * 60 * 60 * 1000;

/** Also a time too far in the future counts as expired: the clock was set back. */
export const isExpired = (savedAt: number, now: number): boolean => Math.abs(now - savedAt) > expiresAfter;

type EntriesOptions<Value> = { key: string; area?: 'local' | 'session'; schema: v.GenericSchema<unknown, Value> };
type Parsed<Value> = { entries: Record<string, Entry<Value>>; hasOthers: boolean };

/** Parses each entry by itself: one that does not parse is left out, and the others stay. */
function parseEntries<Value>(text: string, schema: v.GenericSchema<unknown, Value>): Parsed<Value> {
  try {
    const entry = v.object({ savedAt: v.number(), revision: v.number(), value: schema });
    const stored = Object.entries(JSON.parse(text) as object);
    const entries = stored.flatMap(([id, given]) => {
      const { success, output } = v.safeParse(entry, given);
      return success ? [[id, output as Entry<Value>] as const] : [];
    });
    return { entries: Object.fromEntries(entries), hasOthers: entries.length < stored.length };
  } catch {
    return { entries: {}, hasOthers: true };
  }
}

/** The entries under a key of the storage, each with a schema of its value. */
export function departureEntries<Value>(
  { storage, now }: EntrySource,
  { key, area = 'local', schema }: EntriesOptions<Value>,
): DepartureEntries<Value> {
  const place: SafeStorage = storage[area];
  const parsed = memoizeParser((text) => parseEntries(text, schema));
  const stored = (): Parsed<Value> => parsed(place.get(key) ?? '{}');
  const isFresh = ({ savedAt }: Entry<Value>): boolean => !isExpired(savedAt, now());
  const fresh = (): Record<string, Entry<Value>> =>
    Object.fromEntries(Object.entries(stored().entries).filter(([, entry]) => isFresh(entry)));
  const save = (entries: Record<string, Entry<Value>>): void => {
    if (Object.keys(entries).length === 0) place.remove(key);
    else place.set(key, JSON.stringify(entries));
  };

  const peek = (departureId: string): Entry<Value> | null => {
    const { entries } = stored();
    const entry = Object.hasOwn(entries, departureId) ? entries[departureId] : undefined;
    return entry && isFresh(entry) ? entry : null;
  };
  const tidy = (): void => {
    if (place.get(key) === null) return;
    const { entries, hasOthers } = stored();
    const kept = fresh();
    const { length } = Object.keys(kept);
    if (hasOthers || length === 0 || length < Object.keys(entries).length) save(kept);
  };

  return {
    peek,
    peekAll: () => Object.values(fresh()),
    tidy,
    read(departureId) {
      tidy();
      return peek(departureId)?.value ?? null;
    },
    revision: (departureId) => peek(departureId)?.revision ?? null,
    write(departureId, value) {
      const savedAt = now();
      const revision = Math.max(savedAt, (peek(departureId)?.revision ?? 0) + 1);
      save({ ...fresh(), [departureId]: { savedAt, revision, value } });
      return revision;
    },
    clear(departureId) {
      if (place.get(key) === null) return;
      const { [departureId]: _, ...rest } = fresh();
      save(rest);
    },
  };
}
