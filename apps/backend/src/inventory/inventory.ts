import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { OpenDatabase } from '../database/database.ts';
import { inventory, type Taken } from '../database/schema.ts';

export type TakenByDeparture = (departureId: string) => Taken;

/** The stored text of what is taken of each of the departures asked for, in their order; null where nothing ever was. */
export type InventoryTexts = readonly (string | null)[];

const none: Taken = {};

/** So many turns of the event loop a statement is held back at most, while each brings more who ask along. */
const maxTurns = 20;

/** What a stored text says. */
export const parseTaken = (text: string | null | undefined): Taken => (text ? (JSON.parse(text) as Taken) : none);

/**
 * Reads the cabins that bookings made here have taken. One statement is on its way at a time, and the next one asks for all departures that
 * were asked for meanwhile, or in the same turn: an answer is never older than its question, and a thousand readers cost the database no more than one.
 * What was read of a database that this process alone uses is kept while nothing else goes on there.
 */
export function createInventoryReader({
  db,
  activity,
}: Pick<OpenDatabase, 'db' | 'activity'>): (departureIds: readonly string[]) => Promise<InventoryTexts> {
  const statement = db
    .select({ id: inventory.departure_id, taken: sql<string>`${inventory.taken}::text` })
    .from(inventory)
    .where(sql`${inventory.departure_id} = any(${sql.placeholder('ids')}::text[])`)
    .prepare('inventory_of');

  type Batch = { ids: Set<string>; callers: number; texts: Promise<ReadonlyMap<string, string>> };
  let current: Promise<unknown> | null = null;
  let next: Batch | null = null;

  const kept = { at: -1, texts: new Map<string, string | null>() };

  async function read(ids: Set<string>): Promise<ReadonlyMap<string, string>> {
    const before = activity?.();
    const rows = await statement.execute({ ids: [...ids] });
    const texts = new Map(rows.map(({ id, taken }) => [id, taken]));
    // This statement has begun and ended, and nothing else.
    if (activity && before !== undefined && activity() === before + 2) {
      if (kept.at !== before) kept.texts.clear();
      for (const id of ids) kept.texts.set(id, texts.get(id) ?? null);
      kept.at = activity();
    }
    return texts;
  }

  /** Of all these, where it is known and still true. */
  function known(ids: readonly string[]): InventoryTexts | null {
    if (!activity || activity() !== kept.at) return null;
    const texts: (string | null)[] = [];
    for (const id of ids) {
      const text = kept.texts.get(id);
      if (text === undefined) return null;
      texts.push(text);
    }
    return texts;
  }

  /** What has arrived meanwhile is heard first, and asks along. */
  async function collectCallers(batch: Batch): Promise<void> {
    for (let turn = 0, before = -1; turn < maxTurns && batch.callers > before; turn += 1) {
      before = batch.callers;
      await nextTurn();
    }
  }

  function join(): Batch {
    if (next) return next;
    const ids = new Set<string>();
    // Fails with the one before it: those who wait have waited as long as that one, and the database is as silent to them.
    const texts = (current ?? Promise.resolve())
      .then(() => collectCallers(batch))
      .then(() => {
        next = null;
        current = texts;
        return read(ids);
      });
    const batch: Batch = { ids, callers: 0, texts };
    next = batch;
    const forget = (): void => {
      if (current === texts) current = null;
      if (next === batch) next = null;
    };
    texts.then(forget, forget);
    return batch;
  }

  return async (departureIds) => {
    if (departureIds.length === 0) return [];
    const texts = known(departureIds);
    if (texts) return texts;
    const batch = join();
    batch.callers += 1;
    for (const id of departureIds) batch.ids.add(id);
    const byId = await batch.texts;
    return departureIds.map((id) => byId.get(id) ?? null);
  };
}
