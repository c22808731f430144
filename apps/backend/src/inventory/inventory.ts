import { setImmediate as nextTurn } from 'node:timers/promises';
import DataLoader from 'dataloader';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { prepareOnce } from '../database/prepared.ts';
import { inventory } from '../database/schema.ts';
import type { Taken } from './booked-cabin.ts';

/** The cabins taken of each requested departure. */
export type TakenByDeparture = (departureId: string) => Taken;

export type ReadInventory = (departureIds: readonly string[]) => Promise<TakenByDeparture>;

const nothingTaken: Taken = {};

const readStatement = prepareOnce((db) =>
  db
    .select()
    .from(inventory)
    .where(sql`${inventory.departure_id} = any(${sql.placeholder('departures')})`)
    .orderBy(inventory.departure_id, inventory.cabin_id)
    .prepare('read_inventory'),
);

/** Reads the cabins taken of some departures in one statement. */
export async function readTaken(db: Database, departureIds: readonly string[]): Promise<TakenByDeparture> {
  const rows = await readStatement(db).execute({ departures: [...new Set(departureIds)] });
  const byDeparture = new Map<string, Record<string, number>>();
  for (const { departure_id, cabin_id, taken } of rows) {
    const cabins = byDeparture.get(departure_id) ?? {};
    cabins[cabin_id] = taken;
    byDeparture.set(departure_id, cabins);
  }
  return (id) => byDeparture.get(id) ?? nothingTaken;
}

/**
 * Reads the cabins that bookings have taken. One statement runs at a time. The next one covers everything that is requested in the meantime, so that
 * a thousand readers cost the database no more than one. The embedded store runs a statement at once: it waits for the requests that have arrived
 * together. Nothing is cached: a response is never older than its request.
 */
export function createInventoryReader(db: Database): ReadInventory {
  let running: Promise<unknown> = Promise.resolve();
  const readBatch = async (requests: readonly (readonly string[])[]) => {
    const read = readTaken(db, requests.flat());
    running = read;
    const taken = await read;
    return requests.map(() => taken);
  };
  const loader = new DataLoader(readBatch, {
    cache: false,
    batchScheduleFn: (dispatch) =>
      void running
        .catch(() => undefined)
        .then(nextTurn)
        .then(dispatch),
  });
  return async (departureIds) => (departureIds.length === 0 ? () => nothingTaken : loader.load(departureIds));
}
