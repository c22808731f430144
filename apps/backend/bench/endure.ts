import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { load, type Outcome } from './load.ts';
import { type Store, signalPostgres, startBackend } from './processes.ts';
import { bookingBodies, readPaths, spread } from './requests.ts';

export type Endured = { what: string; statuses: Record<string, number>; worst: number; goal: string };

const atOnce = 1_500;

/** A number of requests, each over a new connection, all at once. */
export async function measureCrowd(store: Store): Promise<Endured[]> {
  const backend = await startBackend(store);
  const { month } = await readPaths(backend.origin);
  const bodies = spread(await bookingBodies(backend.origin));
  const crowd = (next: () => { path: string; body?: string }): Promise<Outcome> =>
    load(backend.origin, { connections: atOnce, amount: atOnce, next });
  const reads = await crowd(() => ({ path: month }));
  let index = 0;
  const bookings = await crowd(() => {
    index += 1;
    return { path: '/api/v1/bookings', body: JSON.stringify(bodies[index - 1]) };
  });
  await backend.stop();
  const goal = '200, 201 or 503 within 3 000 ms';
  return [
    { what: `${atOnce} months at once`, ...reads, goal },
    { what: `${atOnce} bookings at once`, ...bookings, goal },
  ];
}

type Tally = { statuses: Record<string, number>; worst: number };

/** Sends requests one after another on each of several connections, until stopped. */
function askSteadily(origin: string, paths: readonly string[], lines: number): () => Promise<Tally> {
  const tally: Tally = { statuses: {}, worst: 0 };
  let stopped = false;
  const ask = async (line: number): Promise<void> => {
    for (let turn = line; !stopped; turn += 1) {
      const started = performance.now();
      const status = await fetch(`${origin}${paths[turn % paths.length]}`).then(
        async (response) => {
          await response.text();
          return response.status;
        },
        () => 0,
      );
      tally.worst = Math.max(tally.worst, Math.round(performance.now() - started));
      tally.statuses[status] = (tally.statuses[status] ?? 0) + 1;
      await sleep(50);
    }
  };
  const asking = Promise.all(Array.from({ length: lines }, (_, line) => ask(line)));
  return async () => {
    stopped = true;
    await asking;
    return tally;
  };
}

/** PostgreSQL suspended with SIGSTOP for a while: its main process and all of its connections. */
export async function measureSilence(store: Store & { url: string }, seconds: number): Promise<Endured[]> {
  const client = new pg.Client(store.url);
  await client.connect();
  const [{ pid }] = (await client.query('select pg_backend_pid() pid')).rows as [{ pid: number }];
  const backend = await startBackend(store);
  const { month, tours, cabins } = await readPaths(backend.origin);
  const paths = [month, cabins, tours, '/api/v1/health/ready', '/api/v1/health/live'];
  await (await fetch(`${backend.origin}${month}`)).text();

  signalPostgres(pid, 'SIGSTOP');
  let during: Tally;
  try {
    const stop = askSteadily(backend.origin, paths, 50);
    await sleep(seconds * 1_000);
    during = await stop();
  } finally {
    signalPostgres(pid, 'SIGCONT');
  }
  await sleep(1_000);
  const stop = askSteadily(backend.origin, paths, 50);
  await sleep(3_000);
  const after = await stop();
  await client.end();
  await backend.stop();
  return [
    { what: `PostgreSQL silent for ${seconds} s`, ...during, goal: 'each within 3 000 ms' },
    { what: 'from 1 s after it is back', ...after, goal: 'all 200' },
  ];
}

export type Memory = { before: number; after: number };

/** Resident memory in MB before and after a number of reads of all kinds, a tenth of which use a new address each time. */
export async function measureMemory(store: Store, requests: number): Promise<Memory> {
  const backend = await startBackend(store);
  const { month, tours, cabins, translations } = await readPaths(backend.origin);
  let number = 0;
  const next = (): { path: string } => {
    number += 1;
    if (number % 10 === 0) return { path: `${month}&new=${number}` };
    return { path: [month, tours, cabins, translations][number % 4] ?? month };
  };
  const run = (amount: number) => load(backend.origin, { connections: 50, amount, next });
  // By then the cache is full, and the code is compiled.
  await run(requests / 2);
  await sleep(5_000);
  const before = backend.memory();
  await run(requests);
  await sleep(5_000);
  const after = backend.memory();
  await backend.stop();
  return { before, after };
}

/** A hundred bookings are running when the server is told to stop. */
export async function measureStop(store: Store): Promise<Endured> {
  const backend = await startBackend(store);
  const bodies = spread(await bookingBodies(backend.origin)).slice(0, 100);
  let worst = 0;
  const started = performance.now();
  const asked = bodies.map(async (body) => {
    const init = { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    const status = await fetch(`${backend.origin}/api/v1/bookings`, init).then(
      ({ status: completed }) => completed,
      () => 0,
    );
    worst = Math.max(worst, Math.round(performance.now() - started));
    return status;
  });
  // The first response has arrived, so all requests have been sent.
  await Promise.race(asked);
  backend.signal('SIGTERM');
  const statuses: Record<string, number> = {};
  for (const status of await Promise.all(asked)) statuses[status] = (statuses[status] ?? 0) + 1;
  await backend.ended;
  return { what: '100 bookings on their way at SIGTERM', statuses, worst, goal: 'all completed' };
}
