import DataLoader from 'dataloader';
import { inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { inventory } from '../database/schema.ts';
import type { Taken } from './booked-cabin.ts';

export type TakenByDeparture = (departureId: string) => Taken;

export type ReadInventory = (departureIds: readonly string[]) => Promise<readonly Taken[]>;

const nothingTaken: Taken = {};

/** Reads the cabins taken of some departures in one statement, in the given order. */
export async function readTaken(db: Database, departureIds: readonly string[]): Promise<readonly Taken[]> {
  const rows = await db
    .select()
    .from(inventory)
    .where(inArray(inventory.departure_id, [...new Set(departureIds)]))
    .orderBy(inventory.departure_id, inventory.cabin_id);
  const byDeparture = new Map<string, Record<string, number>>();
  for (const { departure_id, cabin_id, taken } of rows) {
    const cabins = byDeparture.get(departure_id) ?? {};
    cabins[cabin_id] = taken;
    byDeparture.set(departure_id, cabins);
  }
  return departureIds.map((id) => byDeparture.get(id) ?? nothingTaken);
}

/**
 * Reads the cabins that bookings have taken. One statement runs at a time. The next one covers everything that is requested in the meantime, so that
 * a thousand readers cost the database no more than one. Nothing is cached: a response is never older than its request.
 */
export function createInventoryReader(db: Database): ReadInventory {
  let running: Promise<unknown> = Promise.resolve();
  const readBatch = (departureIds: readonly string[]) => {
    const read = readTaken(db, departureIds);
    running = read;
    return read;
  };
  const loader = new DataLoader(readBatch, { cache: false, batchScheduleFn: (dispatch) => void running.then(dispatch, dispatch) });
  return (departureIds) => Promise.all(departureIds.map((id) => loader.load(id)));
}
