import { sql, TransactionRollbackError } from 'drizzle-orm';
import type { Database } from './database.ts';
import { writeProbes } from './schema.ts';

/**
 * Whether a row can be inserted: not on a server that does not respond, is read-only (a failover) or has a full disk. The row fills a page, so that
 * the file must grow, and is rolled back. Never throws.
 */
export async function canWrite(db: Database): Promise<boolean> {
  const written = await db
    .transaction(async (transaction) => {
      await transaction.insert(writeProbes).values({ page: sql`repeat('x', 7000)` });
      return transaction.rollback();
    })
    .catch((error: unknown) => error instanceof TransactionRollbackError);
  // Gives the page back. The embedded database would never do so by itself.
  if (written) await db.execute(sql`vacuum (skip_locked) ${writeProbes}`).catch(() => undefined);
  return written;
}
