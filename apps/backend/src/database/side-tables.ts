import type { Kind, StoredObjects } from '@booking/payment-sandbox';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Missing translations reported by pages, if the deployment enables it. */
export const missingTexts = pgTable(
  'missing_texts',
  { language: text().notNull(), namespace: text().notNull(), key: text().notNull(), text: text().notNull() },
  (table) => [primaryKey({ columns: [table.language, table.namespace, table.key] })],
);

/** State of the payment sandbox. `due` is when an object must be processed. */
export const sandboxObjects = pgTable(
  'payment_sandbox_objects',
  {
    kind: text().$type<Kind>().notNull(),
    id: text().notNull(),
    body: jsonb().$type<StoredObjects[Kind]>().notNull(),
    due: moment('due'),
    created_at: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    index('payment_sandbox_objects_due').on(table.kind, table.due).where(sql`${table.due} is not null`),
    index('payment_sandbox_objects_age').on(table.kind, table.created_at),
  ],
);

/** Rows are inserted and rolled back to find out whether the database can be written. Each fills a page (plain storage, in the migration). */
export const writeProbes = pgTable('write_probes', { page: text().notNull() });
