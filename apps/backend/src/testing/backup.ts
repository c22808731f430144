import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { folderStore, type ProcessStore, serverStore } from './process-store.ts';
import { createDatabase, query, toDatabaseUrl } from './server-database.ts';
import { temporaryFolder } from './server-process.ts';

/** A store, and the two procedures of docs/operations.md: a backup while nothing uses it, and its restore elsewhere. */
export type BackedUp = { live: ProcessStore; backUp(): Promise<void>; restore(): Promise<ProcessStore>; remove(): Promise<void> };

function onFolder(): BackedUp {
  const { path, remove } = temporaryFolder();
  const [live, restored, archive] = [join(path, 'live'), join(path, 'restored'), join(path, 'booking-data.tgz')];
  const open = (folder: string): ProcessStore => folderStore(folder, () => undefined);
  mkdirSync(live);
  return {
    live: open(live),
    backUp: async () => void execFileSync('tar', ['-C', live, '-czf', archive, 'database']),
    async restore() {
      mkdirSync(restored);
      execFileSync('tar', ['-C', restored, '-xzf', archive]);
      return open(restored);
    },
    remove: async () => remove(),
  };
}

/** Whether a `pg_dump` is installed that is at least as new as the server. */
async function canDump(server: string): Promise<boolean> {
  const [row] = await query<{ version: number }>(server, `select current_setting('server_version_num')::int / 10000 as version`);
  try {
    const [, version] = /\) (\d+)/.exec(execFileSync('pg_dump', ['--version'], { encoding: 'utf8' })) ?? [];
    return Number(version) >= (row?.version ?? Number.POSITIVE_INFINITY);
  } catch {
    return false;
  }
}

/** Without a suitable `pg_dump`, the server copies the files of the database. */
async function onServer(server: string): Promise<BackedUp> {
  const { path, remove } = temporaryFolder();
  const file = join(path, 'booking.dump');
  const [live, backup, restored] = ['live', 'backup', 'restored'].map((name) => `${name}_${randomBytes(8).toString('hex')}`) as [
    string,
    string,
    string,
  ];
  const urlOf = (name: string): string => toDatabaseUrl(server, name);
  const dumps = await canDump(server);
  const drops = [await createDatabase(server, live)];
  const create = async (name: string, template?: string): Promise<void> => void drops.push(await createDatabase(server, name, template));
  const open = (name: string): ProcessStore => serverStore(urlOf(name), async () => undefined);
  return {
    live: open(live),
    async backUp() {
      if (dumps) execFileSync('pg_dump', ['--format=custom', `--file=${file}`, urlOf(live)]);
      else await create(backup, live);
    },
    async restore() {
      await create(restored, dumps ? undefined : backup);
      if (dumps) execFileSync('pg_restore', ['--exit-on-error', '--no-owner', `--dbname=${urlOf(restored)}`, file]);
      return open(restored);
    },
    async remove() {
      for (const drop of drops) await drop();
      remove();
    },
  };
}

export async function createBackedUp(): Promise<BackedUp> {
  const server = inject('postgres');
  return server ? onServer(server.url) : onFolder();
}
