import { join } from 'node:path';
import { expect, test } from 'vitest';
import { StartupError } from '../config/startup-error.ts';
import { temporaryFolder } from '../testing/server-process.ts';
import { openEmbedded } from './database.ts';

test('a database that other migrations have created is rejected with a clear message', async () => {
  const folder = temporaryFolder();
  const directory = join(folder.path, 'database');
  await (await openEmbedded(directory)).close();
  const { db, close } = await openEmbedded(directory);
  await db.execute(`update drizzle.__drizzle_migrations set hash = 'other'`);
  await close();
  const rejected = await openEmbedded(directory).catch((error: unknown) => error);
  expect(rejected).toBeInstanceOf(StartupError);
  expect((rejected as StartupError).message).toBe(
    `The database was created by an incompatible development version and cannot be migrated. Delete ${directory} to start with an empty one.`,
  );
  folder.remove();
}, 60_000);
