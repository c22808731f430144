import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { TestProject } from 'vitest/node';
import { paths } from '../paths.ts';
import { temporaryFolder } from './server-process.ts';

/** Global setup of the Vitest project `embedded`: writes a migrated database to a file. Each test file loads it, which takes a third of making one. */
export default async function setup({ provide }: TestProject): Promise<() => void> {
  const folder = temporaryFolder();
  const template = join(folder.path, 'template.tar');
  const client = new PGlite();
  await migrate(drizzle(client), { migrationsFolder: paths.migrations });
  await writeFile(template, Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()));
  await client.close();
  provide('embedded', { template });
  return folder.remove;
}
