import type { EntrySource } from '../storage/departure-entries.ts';
import { safeStorage } from '../storage/stored-item.ts';

const toStorage = (map: Map<string, string>): Storage =>
  ({
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, text: string) => void map.set(key, text),
    removeItem: (key: string) => void map.delete(key),
  }) as Storage;

/** Browser storage and a clock for tests. Stored texts can be read and written directly, and `wait` advances the clock. */
export function memorySource({ blocked = false, now = Date.UTC(2026, 10, 1) } = {}) {
  const local = new Map<string, string>();
  const session = new Map<string, string>();
  const open = (map: Map<string, string>) => () => {
    if (blocked) throw new Error('blocked');
    return toStorage(map);
  };
  let time = now;
  const source: EntrySource = { storage: { local: safeStorage(open(local)), session: safeStorage(open(session)) }, now: () => time };
  return {
    local,
    session,
    source,
    now,
    wait(milliseconds: number): void {
      time += milliseconds;
    },
  };
}
