import * as v from 'valibot';
import type { SafeStorage, Services } from '../app/services.ts';
import { isExpired } from './expiry.ts';
import { memoizeParser } from './stored-json.ts';

/** The storage of the entries, and the clock for their expiry. */
export type EntrySource = Pick<Services, 'storage' | 'now'>;

/** The stored entry of one departure. The revision increases with each write. */
export type Entry<Value> = { savedAt: number; revision: number; value: Value };

/** One value per departure, under one key. */
export type DepartureEntries<Value> = {
  /** Reads an entry without writing. Returns the same object until something is written. */
  peek(departureId: string): Entry<Value> | null;
  /** Reads the entries of all departures without writing. */
  peekAll(): (Entry<Value> & { departureId: string })[];
  /** Drops invalid and expired entries. */
  tidy(): void;
  /** Tidies the storage, then reads the value. */
  read(departureId: string): Value | null;
  /** The revision of the entry; null if there is none. */
  revision(departureId: string): number | null;
  /** Writes the value. Returns the new revision. */
  write(departureId: string, value: Value): number;
  clear(departureId: string): void;
};

type EntriesOptions<Value> = { key: string; area?: 'local' | 'session'; schema: v.GenericSchema<unknown, Value> };
type Parsed<Value> = { entries: Record<string, Entry<Value>>; hasInvalid: boolean };

/** Parses each entry separately: an invalid one is left out, and the others stay. */
function parseEntries<Value>(text: string, schema: v.GenericSchema<unknown, Value>): Parsed<Value> {
  try {
    const entry = v.object({ savedAt: v.number(), revision: v.number(), value: schema });
    const stored = Object.entries(JSON.parse(text) as object);
    const entries = stored.flatMap(([id, raw]) => {
      const { success, output } = v.safeParse(entry, raw);
      return success ? [[id, output as Entry<Value>] as const] : [];
    });
    return { entries: Object.fromEntries(entries), hasInvalid: entries.length < stored.length };
  } catch {
    return { entries: {}, hasInvalid: true };
  }
}

/** The entries under a storage key. `schema` validates the value of each. */
export function departureEntries<Value>(
  { storage, now }: EntrySource,
  { key, area = 'local', schema }: EntriesOptions<Value>,
): DepartureEntries<Value> {
  const target: SafeStorage = storage[area];
  const parsed = memoizeParser((text) => parseEntries(text, schema));
  const stored = (): Parsed<Value> => parsed(target.get(key) ?? '{}');
  const isFresh = ({ savedAt }: Entry<Value>): boolean => !isExpired(savedAt, now());
  const fresh = (): Record<string, Entry<Value>> =>
    Object.fromEntries(Object.entries(stored().entries).filter(([, entry]) => isFresh(entry)));
  const save = (entries: Record<string, Entry<Value>>): void => {
    if (Object.keys(entries).length === 0) target.remove(key);
    else target.set(key, JSON.stringify(entries));
  };

  const peek = (departureId: string): Entry<Value> | null => {
    const { entries } = stored();
    const entry = Object.hasOwn(entries, departureId) ? entries[departureId] : undefined;
    return entry && isFresh(entry) ? entry : null;
  };
  const tidy = (): void => {
    if (target.get(key) === null) return;
    const { entries, hasInvalid } = stored();
    const kept = fresh();
    const { length } = Object.keys(kept);
    if (hasInvalid || length === 0 || length < Object.keys(entries).length) save(kept);
  };

  return {
    peek,
    peekAll: () => Object.entries(fresh()).map(([departureId, entry]) => ({ ...entry, departureId })),
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
      if (target.get(key) === null) return;
      const { [departureId]: _, ...rest } = fresh();
      save(rest);
    },
  };
}
