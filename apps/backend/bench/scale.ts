import { execute } from '../src/testing/server-database.ts';
import { load, type Outcome } from './load.ts';
import { type Compared, compare, compareReads } from './measure.ts';
import { type BenchServer, type Store, startBackend } from './processes.ts';
import { bookingBodies, readPaths, spread } from './requests.ts';

const processes = 4;
const connections = 48;
const rounds = 5;
const goal = 'none: what was seen';

/** Loads several servers at once, each with its share of the connections, and adds up what they did. */
async function loadAll(
  servers: readonly BenchServer[],
  run: (server: BenchServer, connections: number, index: number) => Promise<Outcome>,
) {
  const outcomes = await Promise.all(servers.map((server, index) => run(server, connections / servers.length, index)));
  const statuses: Record<string, number> = {};
  for (const each of outcomes)
    for (const [status, count] of Object.entries(each.statuses)) statuses[status] = (statuses[status] ?? 0) + count;
  return {
    perSecond: outcomes.reduce((total, { perSecond }) => total + perSecond, 0),
    p50: Math.max(...outcomes.map(({ p50 }) => p50)),
    p99: Math.max(...outcomes.map(({ p99 }) => p99)),
    worst: Math.max(...outcomes.map(({ worst }) => worst)),
    statuses,
  };
}

/** Four processes on one database against one: months, cabins, and all bookings that the catalogue allows. */
export async function measureProcesses(store: Store & { url: string }): Promise<Compared[]> {
  const all = [await startBackend(store)];
  while (all.length < processes) all.push(await startBackend(store));
  const one = all.slice(0, 1);
  const origin = one[0]?.origin ?? '';
  const { month, cabins } = await readPaths(origin);
  const bodies = spread(await bookingBodies(origin));
  const read = (servers: readonly BenchServer[], path: string) => () =>
    loadAll(servers, (server, width) => load(server.origin, { connections: width, seconds: 2, next: () => ({ path }) }));
  const sell = (servers: readonly BenchServer[]) => async () => {
    await execute(store.url, 'truncate bookings, inventory cascade');
    return loadAll(servers, (server, width, index) => {
      const own = bodies.filter((_, place) => place % servers.length === index);
      const left = own.values();
      const next = () => ({
        path: '/api/v1/bookings',
        body: JSON.stringify({ ...left.next().value, idempotency_key: crypto.randomUUID() }),
      });
      return load(server.origin, { connections: width, amount: own.length, next });
    });
  };
  // Uncounted: a server is compiled while it runs.
  await sell(all)();
  const compared = [
    await compareReads('four processes, month : one', goal, read(all, month), read(one, month)),
    await compareReads('four processes, cabins : one', goal, read(all, cabins), read(one, cabins)),
    await compare('four processes, 48 clients book : one', goal, sell(all), sell(one), rounds),
  ];
  for (const server of all) await server.stop();
  return compared;
}
