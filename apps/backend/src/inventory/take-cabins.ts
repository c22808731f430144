import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { prepareOnce } from '../database/prepared.ts';
import { inventory } from '../database/schema.ts';
import type { BookedCabin } from './booked-cabin.ts';

/** Thrown to roll a transaction back: another booking has taken the cabins that this one needs. */
export class CabinsTaken extends Error {
  override readonly name = 'CabinsTaken';
}

/** Every transaction locks the rows of a departure in the same order. Otherwise two of them could wait for each other forever. */
const inLockOrder = (cabins: readonly BookedCabin[]): readonly BookedCabin[] =>
  cabins.toSorted((one, other) => (one.id < other.id ? -1 : 1));

/** The cabins of a booking as rows of a statement. */
const booked = sql`jsonb_to_recordset(${sql.placeholder('cabins')}) as booked (id text, cabins integer, free integer)`;
const together = sql`${inventory.taken} + excluded.taken`;

const takeStatement = prepareOnce((db) =>
  db
    .insert(inventory)
    .select(sql`select ${sql.placeholder('departure')}, id, cabins from ${booked}`)
    .onConflictDoUpdate({
      target: [inventory.departure_id, inventory.cabin_id],
      set: { taken: together },
      setWhere: sql`${together} <= (select free from ${booked} where id = ${inventory.cabin_id})`,
    })
    .returning({ taken: inventory.taken })
    .prepare('take_cabins'),
);

/**
 * Takes the cabins of a booking. Each row is tested and changed in one step: it is locked until the end of the transaction, and whoever waits for it
 * then tests against the new number.
 * @throws CabinsTaken if a type has too few certain cabins left. The transaction must then be rolled back, which gives the others back.
 */
export async function takeCabins(transaction: Database, departureId: string, cabins: readonly BookedCabin[]): Promise<void> {
  // A first booking inserts its row, which nothing is tested against.
  if (cabins.some((cabin) => cabin.cabins > cabin.free)) throw new CabinsTaken();
  const changed = await takeStatement(transaction).execute({ departure: departureId, cabins: JSON.stringify(inLockOrder(cabins)) });
  if (changed.length < cabins.length) throw new CabinsTaken();
}

/** Gives the cabins of a booking back. */
export async function giveBackCabins(transaction: Database, departureId: string, cabins: readonly BookedCabin[]): Promise<void> {
  for (const { id, cabins: returned } of inLockOrder(cabins)) {
    await transaction
      .update(inventory)
      .set({ taken: sql`${inventory.taken} - ${returned}` })
      .where(and(eq(inventory.departure_id, departureId), eq(inventory.cabin_id, id)));
  }
}
