import { join } from 'node:path';
import { inject } from 'vitest';
import { type OpenDatabase, openEmbedded, openServer } from '../database/database.ts';
import { temporaryFolder } from './server-process.ts';
import { createTestDatabase } from './test-database.ts';

/** A database that the test and processes open in turn: a folder in the project `embedded`, one on a server in the project `postgres`. */
export type ProcessStore = {
  /** The environment of a process that uses it. */
  settings: { DATA_DIR: string } | { DATABASE_URL: string };
  open(): Promise<OpenDatabase>;
  remove(): Promise<void>;
};

export const folderStore = (path: string, remove: () => void): ProcessStore => ({
  settings: { DATA_DIR: path },
  open: () => openEmbedded(join(path, 'database')),
  remove: async () => remove(),
});

export const serverStore = (url: string, remove: () => Promise<void>): ProcessStore => ({
  settings: { DATABASE_URL: url },
  open: () => openServer(url),
  remove,
});

export async function createProcessStore(): Promise<ProcessStore> {
  if (inject('postgres')) {
    const { url, drop } = await createTestDatabase();
    return serverStore(url, drop);
  }
  const { path, remove } = temporaryFolder();
  return folderStore(path, remove);
}
