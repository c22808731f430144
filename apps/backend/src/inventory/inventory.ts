import { inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { inventory, type Taken } from '../database/schema.ts';

export type TakenByDeparture = (departureId: string) => Taken;

const none: Taken = {};

/** The cabins of these departures that bookings made here have taken. */
export async function takenOf(db: Database, departureIds: readonly string[]): Promise<TakenByDeparture> {
  if (departureIds.length === 0) return () => none;
  const rows = await db
    .select()
    .from(inventory)
    .where(inArray(inventory.departure_id, [...departureIds]));
  const byId = new Map(rows.map(({ departure_id, taken }) => [departure_id, taken]));
  return (id) => byId.get(id) ?? none;
}
