import pg from 'pg';
import { fillCatalogue } from '../examples/postgres-catalogue/fill.ts';
import { load } from './load.ts';
import { type Compared, compareReads, type Figure } from './measure.ts';
import { type BenchServer, type Store, startBackend, startCatalogue } from './processes.ts';
import { readPaths } from './requests.ts';

const size = { tours: 2_000, departures: 200 };
const goal = '0.5';

/** The time of a start, in milliseconds, of a server whose database is migrated. */
async function timeStart(start: () => Promise<BenchServer>): Promise<[BenchServer, number]> {
  await (await start()).stop();
  const started = performance.now();
  return [await start(), Math.round(performance.now() - started)];
}

/** The path of a month, of each tour. */
async function readMonths({ origin }: BenchServer, month: string): Promise<string[]> {
  const { data }: { data: { id: string }[] } = await (await fetch(`${origin}/api/v1/tours`)).json();
  const query = month.slice(month.indexOf('?'));
  return data.map(({ id }) => `/api/v1/tours/${id}/departures${query}`);
}

/** The example catalogue with 400,000 departures against the one of the demo, which is in memory: start, memory, a month and cabins. */
export async function measureCatalogue(
  fresh: () => Promise<Store & { url: string }>,
): Promise<{ compared: Compared[]; figures: Figure[] }> {
  const { url } = await fresh();
  const pool = new pg.Pool({ connectionString: url });
  await fillCatalogue(pool, size);
  await pool.end();
  const store = await fresh();
  const [large, startMs] = await timeStart(() => startCatalogue(store, url));
  const demo = await startBackend(await fresh());
  const [paths, others] = [await readPaths(large.origin), await readPaths(demo.origin)];
  const reads = (server: BenchServer, next: () => string) => () =>
    load(server.origin, { connections: 50, seconds: 2, next: () => ({ path: next() }) });
  const compared = [
    await compareReads(
      'month, 400 000 departures : the demo',
      goal,
      reads(large, () => paths.month),
      reads(demo, () => others.month),
    ),
    await compareReads(
      'cabins, 400 000 departures : the demo',
      goal,
      reads(large, () => paths.cabins),
      reads(demo, () => others.cabins),
    ),
  ];
  const months = await readMonths(large, paths.month);
  let last = 0;
  const next = (): number => {
    last += 1;
    return last;
  };
  const anyMonth = (): string => months[next() % months.length] ?? paths.month;
  const newMonth = (): string => `${others.month}&new=${next()}`;
  compared.push(
    await compareReads(
      'a month of any tour : one of the demo never asked before',
      'none: what was seen',
      reads(large, anyMonth),
      reads(demo, newMonth),
    ),
  );
  // Every tour was read, and the caches are full.
  const memory = large.memory();
  await large.stop();
  await demo.stop();
  return {
    compared,
    figures: [
      { what: 'start with 400 000 departures', value: `${startMs} ms`, goal: 'under 3 000 ms' },
      { what: 'memory after a month of each tour', value: `${memory} MB`, goal: 'under 400 MB' },
    ],
  };
}
