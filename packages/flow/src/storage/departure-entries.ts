import * as v from 'valibot';
import type { SafeStorage, Services } from '../app/services.ts';

/** Where entries are kept, and the clock of their expiry. */
export type EntrySource = Pick<Services, 'storage' | 'now'>;

/** One value per departure, under one key. STORE-12. */
export type DepartureEntries<Value> = {
  read(departureId: string): Value | null;
  /** Grows with each write; null where there is no entry. */
  revision(departureId: string): number | null;
  /** Returns the new revision. */
  write(departureId: string, value: Value): number;
  clear(departureId: string): void;
  /** The values of all departures. */
  all(): Value[];
};

/** Milliseconds after which an entry is dropped. STORE-13. */
const expiresAfter = 7 * 24 * 60 * 60 * 1000;

/** Also a time too far in the future counts as expired: the clock was set back. */
export const isExpired = (savedAt: number, now: number): boolean => Math.abs(now - savedAt) > expiresAfter;

type Entry<Value> = { savedAt: number; revision: number; value: Value };

/** What an earlier format held: by departure, `savedAt` where the format had it. */
export type FormerEntries<Value> = Record<string, { value: Value; savedAt?: number | undefined }>;

type EntriesOptions<Value> = {
  key: string;
  area?: 'local' | 'session';
  schema: v.GenericSchema<unknown, Value>;
  /**
   * Reads the format before entries had a departure. What named none belongs to the first departure that is looked at; until then it is
   * returned under `''`. STORE-20.
   */
  former?: (stored: unknown, departureId: string) => FormerEntries<Value> | null;
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Parses each entry by itself: one that does not parse, or has expired, is left out, and the others stay. */
function entriesOf<Value>(stored: unknown, schema: v.GenericSchema<unknown, Value>): Record<string, Entry<Value>> {
  if (typeof stored !== 'object' || stored === null) return {};
  const entry = v.object({ savedAt: v.number(), revision: v.number(), value: schema });
  return Object.fromEntries(
    Object.entries(stored).flatMap(([id, given]) => {
      const result = v.safeParse(entry, given);
      return result.success ? [[id, result.output as Entry<Value>]] : [];
    }),
  );
}

export function departureEntries<Value>(
  { storage, now }: EntrySource,
  { key, area = 'local', schema, former }: EntriesOptions<Value>,
): DepartureEntries<Value> {
  const place: SafeStorage = storage[area];
  const save = (entries: Record<string, Entry<Value>>): void => {
    if (Object.keys(entries).length === 0) place.remove(key);
    else place.set(key, JSON.stringify(entries));
  };
  const dated = (found: FormerEntries<Value> | null): Record<string, Entry<Value>> =>
    Object.fromEntries(
      Object.entries(found ?? {}).map(([id, { value, savedAt = now() }]) => [
        id,
        { savedAt, revision: savedAt, value } satisfies Entry<Value>,
      ]),
    );
  const fresh = (entries: Record<string, Entry<Value>>): Record<string, Entry<Value>> =>
    Object.fromEntries(Object.entries(entries).filter(([, { savedAt }]) => !isExpired(savedAt, now())));

  /** All entries; storage is tidied when there is something in it that is no entry. */
  const load = (departureId: string | null): Record<string, Entry<Value>> => {
    const text = place.get(key);
    if (text === null) return {};
    const stored = parsed(text);
    const current = entriesOf(stored, schema);
    const old = Object.keys(current).length === 0 ? dated(former?.(stored, departureId ?? '') ?? null) : {};
    const { '': waiting, ...entries } = fresh({ ...old, ...current });
    if (waiting) return entries;
    const { length } = Object.keys(entries);
    if (length === 0 || Object.keys(old).length > 0 || length < Object.keys(Object(stored)).length) save(entries);
    return entries;
  };
  const entryOf = (departureId: string): Entry<Value> | null => {
    const entries = load(departureId);
    return Object.hasOwn(entries, departureId) ? (entries[departureId] ?? null) : null;
  };

  return {
    read: (departureId) => entryOf(departureId)?.value ?? null,
    revision: (departureId) => entryOf(departureId)?.revision ?? null,
    write(departureId, value) {
      const savedAt = now();
      const entries = load(departureId);
      const before = Object.hasOwn(entries, departureId) ? (entries[departureId]?.revision ?? 0) : 0;
      const revision = Math.max(savedAt, before + 1);
      save({ ...entries, [departureId]: { savedAt, revision, value } });
      return revision;
    },
    clear(departureId) {
      if (place.get(key) === null) return;
      const { [departureId]: _, ...rest } = load(departureId);
      save(rest);
    },
    all: () => Object.values(load(null)).map(({ value }) => value),
  };
}
