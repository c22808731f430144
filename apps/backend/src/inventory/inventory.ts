import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { OpenDatabase } from '../database/database.ts';
import { inventory, type Taken } from '../database/schema.ts';

export type TakenByDeparture = (departureId: string) => Taken;

/** The stored JSON of the cabins taken of each requested departure, in the requested order; null if nothing was ever taken. */
export type InventoryJson = readonly (string | null)[];

const nothingTaken: Taken = {};

/** How many turns of the event loop a statement is delayed at most while further callers join it. */
const maxTurns = 20;

export const parseTaken = (text: string | null | undefined): Taken => (text ? (JSON.parse(text) as Taken) : nothingTaken);

/**
 * Reads the cabins that bookings have taken. One statement runs at a time. The next one covers all departures requested in the meantime or in the
 * same turn. So a response is never older than its request, and a thousand readers cost the database no more than one. If only this process uses
 * the database, the result is cached until the database is used for anything else.
 */
export function createInventoryReader({
  db,
  activity,
}: Pick<OpenDatabase, 'db' | 'activity'>): (departureIds: readonly string[]) => Promise<InventoryJson> {
  const statement = db
    .select({ id: inventory.departure_id, taken: sql<string>`${inventory.taken}::text` })
    .from(inventory)
    .where(sql`${inventory.departure_id} = any(${sql.placeholder('ids')}::text[])`)
    .prepare('inventory_of');

  type Batch = { ids: Set<string>; callers: number; texts: Promise<ReadonlyMap<string, string>> };
  let current: Promise<unknown> | null = null;
  let next: Batch | null = null;

  const cache = { at: -1, texts: new Map<string, string | null>() };

  async function read(ids: Set<string>): Promise<ReadonlyMap<string, string>> {
    const before = activity?.();
    const rows = await statement.execute({ ids: [...ids] });
    const texts = new Map(rows.map(({ id, taken }) => [id, taken]));
    // Only this statement has run in the meantime.
    if (activity && before !== undefined && activity() === before + 2) {
      if (cache.at !== before) cache.texts.clear();
      for (const id of ids) cache.texts.set(id, texts.get(id) ?? null);
      cache.at = activity();
    }
    return texts;
  }

  /** The cached inventory of all these departures, if it is still valid. */
  function readCache(ids: readonly string[]): InventoryJson | null {
    if (!activity || activity() !== cache.at) return null;
    const texts: (string | null)[] = [];
    for (const id of ids) {
      const text = cache.texts.get(id);
      if (text === undefined) return null;
      texts.push(text);
    }
    return texts;
  }

  /** Lets further callers join the batch, as long as each turn brings new ones. */
  async function collectCallers(batch: Batch): Promise<void> {
    for (let turn = 0, before = -1; turn < maxTurns && batch.callers > before; turn += 1) {
      before = batch.callers;
      await nextTurn();
    }
  }

  function join(): Batch {
    if (next) return next;
    const ids = new Set<string>();
    // Fails if the previous batch fails: these callers have waited as long, and the database is just as unavailable to them.
    const texts = (current ?? Promise.resolve())
      .then(() => collectCallers(batch))
      .then(() => {
        next = null;
        current = texts;
        return read(ids);
      });
    const batch: Batch = { ids, callers: 0, texts };
    next = batch;
    const cleanUp = (): void => {
      if (current === texts) current = null;
      if (next === batch) next = null;
    };
    texts.then(cleanUp, cleanUp);
    return batch;
  }

  return async (departureIds) => {
    if (departureIds.length === 0) return [];
    const texts = readCache(departureIds);
    if (texts) return texts;
    const batch = join();
    batch.callers += 1;
    for (const id of departureIds) batch.ids.add(id);
    const byId = await batch.texts;
    return departureIds.map((id) => byId.get(id) ?? null);
  };
}
