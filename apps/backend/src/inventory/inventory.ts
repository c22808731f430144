import { sql } from 'drizzle-orm';
import { createBatchLoader } from '../database/create-batch-loader.ts';
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

/** Reads the cabins that bookings have taken, in one statement for all requests that wait. A response is never older than its request. */
export function createInventoryReader(db: Database): ReadInventory {
  const load = createBatchLoader(async (requests: readonly (readonly string[])[]) => {
    const taken = await readTaken(db, requests.flat());
    return requests.map(() => taken);
  });
  return async (departureIds) => (departureIds.length === 0 ? () => nothingTaken : load(departureIds));
}
