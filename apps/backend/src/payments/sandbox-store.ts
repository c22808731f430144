import { type Kind, type Objects, type Store, type StoredObjects, storeLimits } from '@booking/payment-sandbox';
import { and, eq, lte, sql } from 'drizzle-orm';
import pLimit from 'p-limit';
import { advisoryLocks } from '../database/advisory-locks.ts';
import type { Database } from '../database/database.ts';
import { sandboxObjects as table } from '../database/schema.ts';

/** Units of work of this process wait here. Waiting for the lock of the database would occupy a connection, which bookings need. */
const oneAtATime = pLimit(1);
/** Objects are pruned once per so many writes. */
const pruneEvery = 50;

async function prune(db: Database, limits: { objects: number; age: number }): Promise<void> {
  await db.execute(sql`delete from ${table} where created_at < now() - make_interval(secs => ${limits.age / 1_000})`);
  await db.execute(sql`
    delete from ${table} t using (
      select kind, id, row_number() over (partition by kind order by created_at desc) as place from ${table}
    ) old where old.place > ${limits.objects} and t.kind = old.kind and t.id = old.id`);
}

let last = 0;

/** The current time, but later than any previous result, so that the order of objects is unique. */
function moment(): Date {
  last = Math.max(Date.now(), last + 1);
  return new Date(last);
}

const createObjects = (db: Database, written: () => Promise<void>): Objects => ({
  async get<K extends Kind>(kind: K, id: string) {
    const [row] = await db
      .select()
      .from(table)
      .where(and(eq(table.kind, kind), eq(table.id, id)));
    return row?.body as StoredObjects[K] | undefined;
  },
  async put(kind, id, body, due = null) {
    const change = { body, due: due === null ? null : new Date(due) };
    await db
      .insert(table)
      .values({ kind, id, ...change, created_at: moment() })
      .onConflictDoUpdate({ target: [table.kind, table.id], set: change });
    await written();
  },
  async delete(kind, id) {
    await db.delete(table).where(and(eq(table.kind, kind), eq(table.id, id)));
  },
  async due<K extends Kind>(kind: K, now: number) {
    const rows = await db
      .select()
      .from(table)
      .where(and(eq(table.kind, kind), lte(table.due, new Date(now))));
    return rows.map(({ body }) => body as StoredObjects[K]);
  },
});

/**
 * Stores the state of the payment sandbox in the database of the backend, so that all its processes share it. A unit of work is a transaction; they
 * run one after another over all processes. The sandbox need not be fast.
 */
export function createSandboxStore(db: Database, limits: { objects: number; age: number } = storeLimits): Store {
  let writes = 0;
  return {
    run: (work) =>
      oneAtATime(() =>
        db.transaction(async (transaction) => {
          await transaction.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.sandboxUnit})`);
          return work(
            createObjects(transaction, async () => {
              writes += 1;
              if (writes % pruneEvery === 0) await prune(transaction, limits);
            }),
          );
        }),
      ),
  };
}
