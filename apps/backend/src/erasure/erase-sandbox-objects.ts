import { inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { sandboxObjects } from '../database/schema.ts';

/** Objects that have or mention one of these ids. There are few objects, and this runs rarely: it needs no index. */
const mentions = (ids: readonly string[]): SQL | undefined =>
  or(inArray(sandboxObjects.id, [...ids]), ...ids.map((id) => sql`strpos(${sandboxObjects.body}::text, ${id}) > 0`));

const getMethod = (body: unknown): string[] => {
  const { method } = body as { method?: unknown };
  return typeof method === 'string' ? [method] : [];
};

/**
 * Deletes the intents of bookings and payments from the payment sandbox, with their events, stored responses and payment methods, which have the
 * name and the email address of the customer.
 */
export async function eraseSandboxObjects(transaction: Database, targets: readonly string[], methods: readonly string[]): Promise<void> {
  const deleted = await transaction.delete(sandboxObjects).where(mentions(targets)).returning({ body: sandboxObjects.body });
  const used = [...methods, ...deleted.flatMap(({ body }) => getMethod(body))];
  if (used.length > 0) await transaction.delete(sandboxObjects).where(mentions(used));
}
