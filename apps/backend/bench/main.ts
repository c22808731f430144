// `pnpm bench:backend` measures the speed and robustness of the built backend on both stores. `DATABASE_URL` names a PostgreSQL server of this
// machine where databases may be created; without it, one is started. `-- postgres` or `-- pglite` measures one store, `-- reads bookings` only
// some parts, without writing the page.
import { randomBytes } from 'node:crypto';
import { ensureTemporal } from '@booking/domain/temporal';
import { startPostgres } from '../src/testing/postgres-server.ts';
import { createDatabase, toDatabaseUrl } from '../src/testing/server-database.ts';
import { measureCatalogue } from './catalogue.ts';
import { measureCrowd, measureMemory, measureSilence, measureStop } from './endure.ts';
import { measureFlood } from './flood.ts';
import { measureReads } from './measure.ts';
import { measureBookings } from './measure-bookings.ts';
import { measureErasure } from './measure-erasure.ts';
import type { Store } from './processes.ts';
import { type Results, report } from './report.ts';
import { measureProcesses } from './scale.ts';

/** The parts that can be measured separately: `-- pglite reads bookings`. The last four need a server. */
const parts = ['reads', 'memory', 'bookings', 'crowd', 'flood', 'stop', 'silence', 'catalogue', 'erasure', 'processes'] as const;
type Part = (typeof parts)[number];

async function measure(store: string, wanted: readonly Part[], fresh: () => Promise<Store>): Promise<Results> {
  const results: Results = { store, compared: [], endured: [], figures: [], memory: null };
  const begins = (part: Part): boolean => {
    if (wanted.includes(part)) console.log(`${store}: ${part}`);
    return wanted.includes(part);
  };
  if (begins('reads')) results.compared.push(...(await measureReads(await fresh(), await fresh())));
  if (begins('memory')) results.memory = await measureMemory(await fresh(), 100_000);
  if (begins('bookings')) results.compared.push(...(await measureBookings(fresh)));
  if (begins('crowd')) results.endured.push(...(await measureCrowd(await fresh())));
  if (begins('flood')) results.endured.push(...(await measureFlood(fresh)));
  if (begins('stop')) results.endured.push(await measureStop(await fresh()));
  if ((await fresh()).url === null) return results;
  const freshServer = async () => ({ url: (await fresh()).url ?? '' });
  if (begins('silence')) results.endured.push(...(await measureSilence(await freshServer(), 20)));
  if (begins('catalogue')) {
    const { compared, figures } = await measureCatalogue(freshServer);
    results.compared.push(...compared);
    results.figures.push(...figures);
  }
  if (begins('erasure')) results.figures.push(await measureErasure((await freshServer()).url));
  if (begins('processes')) results.compared.push(...(await measureProcesses(await freshServer())));
  return results;
}

async function measurePostgres(wanted: readonly Part[]): Promise<Results> {
  const given = process.env.DATABASE_URL;
  const { url, stop } = given ? { url: given, stop: async () => undefined } : await startPostgres(undefined, { durable: true });
  const drops: (() => Promise<void>)[] = [];
  const fresh = async (): Promise<Store> => {
    const name = `bench_${randomBytes(6).toString('hex')}`;
    drops.push(await createDatabase(url, name));
    return { url: toDatabaseUrl(url, name) };
  };
  try {
    return await measure('PostgreSQL', wanted, fresh);
  } finally {
    for (const drop of drops) await drop();
    await stop();
  }
}

await ensureTemporal();
const given = process.argv.slice(2).filter((text) => text !== '--');
const only = parts.filter((part) => given.includes(part));
const wanted = only.length > 0 ? only : parts;
const stores = given.filter((text) => text === 'postgres' || text === 'pglite');
const results: Results[] = [];
if (stores.length === 0 || stores.includes('postgres')) results.push(await measurePostgres(wanted));
if (stores.length === 0 || stores.includes('pglite'))
  results.push(await measure('the embedded PGlite', wanted, async () => ({ url: null })));
console.log(report(results, { whole: only.length === 0 }));
