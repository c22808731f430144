import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { type OpenDatabase, openEmbedded, openServer } from '../database/database.ts';
import { createDatabase, toDatabaseUrl } from './server-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server of the project `postgres` and its migrated template; absent for tests on the embedded database. */
    postgres?: { url: string; template: string };
  }
}

/**
 * Creates a migrated database on the PostgreSQL server of the project.
 * @throws Error for tests on the embedded database.
 */
export async function createTestDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const server = inject('postgres');
  if (!server) throw new Error('this test needs a PostgreSQL server: name its file *.postgres.test.ts');
  const name = `test_${randomBytes(8).toString('hex')}`;
  const drop = await createDatabase(server.url, name, server.template);
  return { url: toDatabaseUrl(server.url, name), drop };
}

/** Opens a new database for a test file: in memory in the project `embedded`, on a PostgreSQL server in the project `postgres`. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  if (!inject('postgres')) return openEmbedded(null);
  const { url, drop } = await createTestDatabase();
  const opened = await openServer(url);
  return { ...opened, close: () => opened.close().then(drop) };
}
