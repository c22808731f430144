// `pnpm bench:backend`: how fast the built backend is, and what it endures, on both stores. `DATABASE_URL` names a PostgreSQL server of this machine
// where databases may be created; without it one is started. `-- postgres` or `-- pglite` measures one of them.
import { randomBytes } from 'node:crypto';
import { ensureTemporal } from '@booking/domain/temporal';
import { startPostgres } from '../src/testing/postgres-server.ts';
import { createDatabase, urlOf } from '../src/testing/server-database.ts';
import { measureCrowd, measureMemory, measureSilence, measureStop } from './endure.ts';
import { measureBookings, measureReads } from './measure.ts';
import { type Store, startBackend } from './processes.ts';
import { type Results, report } from './report.ts';

async function measure(store: string, fresh: () => Promise<Store>): Promise<Results> {
  console.log(`${store}: reads`);
  const backend = await startBackend(await fresh());
  const compared = await measureReads(backend, await fresh());
  console.log(`${store}: memory`);
  const memory = await measureMemory(backend, 100_000);
  await backend.stop();
  console.log(`${store}: bookings`);
  compared.push(...(await measureBookings(fresh)));
  console.log(`${store}: what is endured`);
  const endured = [...(await measureCrowd(await fresh())), await measureStop(await fresh())];
  const { url } = await fresh();
  if (url !== null) endured.push(...(await measureSilence({ url }, 20)));
  return { store, compared, endured, memory };
}

async function measurePostgres(): Promise<Results> {
  const given = process.env.DATABASE_URL;
  const { url, stop } = given ? { url: given, stop: async () => undefined } : await startPostgres();
  const drops: (() => Promise<void>)[] = [];
  const fresh = async (): Promise<Store> => {
    const name = `bench_${randomBytes(6).toString('hex')}`;
    drops.push(await createDatabase(url, name));
    return { url: urlOf(url, name) };
  };
  try {
    return await measure('PostgreSQL', fresh);
  } finally {
    for (const drop of drops) await drop();
    await stop();
  }
}

await ensureTemporal();
const wanted = process.argv.slice(2).filter((text) => text !== '--');
const results: Results[] = [];
if (wanted.length === 0 || wanted.includes('postgres')) results.push(await measurePostgres());
if (wanted.length === 0 || wanted.includes('pglite')) results.push(await measure('the embedded PGlite', async () => ({ url: null })));
console.log(report(results));
