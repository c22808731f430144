import { type Placeholder, sql } from 'drizzle-orm';
import { memoize } from '../memoize.ts';
import type { Database } from './database.ts';
import { getConnection } from './pool.ts';

/**
 * Prepares a statement of a frequent request once per connection, or per database outside a transaction. Building its text, parsing and planning it
 * takes longer than executing it.
 */
export function prepareOnce<Statement extends object>(prepare: (db: Database) => Statement): (db: Database) => Statement {
  const prepared = memoize(prepare);
  return (db) => prepared(getConnection(db) ?? db);
}

/** The values of a prepared row, by the names of its columns. */
export const toPlaceholders = <Name extends string>(row: Readonly<Record<Name, unknown>>): Record<Name, Placeholder<Name>> =>
  Object.fromEntries(Object.keys(row).map((name) => [name, sql.placeholder(name)])) as Record<Name, Placeholder<Name>>;
