import type { TestProject } from 'vitest/node';
import { openServer } from '../database/database.ts';
import { startPostgres } from './postgres-server.ts';
import { createDatabase, toDatabaseUrl } from './server-database.ts';

/** The migrated database from which each test database is copied. */
const template = 'test_template';

/**
 * Global setup of the Vitest project `postgres`: starts a server for all its test files, or uses the one of TEST_DATABASE_URL, where databases may
 * be created. Without either, the run fails.
 */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const { url, stop } = given
    ? { url: given, stop: async () => undefined }
    : await startPostgres().catch((error: Error) => {
        throw new Error(
          `${error.message}\nThe backend's tests need a server: set TEST_DATABASE_URL, with a user who may create databases.`,
        );
      });
  const drop = await createDatabase(url, template);
  const { close } = await openServer(toDatabaseUrl(url, template));
  await close();
  provide('postgres', { url, template });
  return async () => {
    await drop();
    await stop();
  };
}
