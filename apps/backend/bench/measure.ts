import { setTimeout as sleep } from 'node:timers/promises';
import type { BookingRequest } from '@booking/domain/schema';
import { load, median, type Outcome } from './load.ts';
import { type BenchServer, type Store, startBackend, startBare } from './processes.ts';
import { bookingBodies, readPaths, spread } from './requests.ts';

/** Ours and the bare server's, of the same rounds. */
export type Compared = { what: string; ours: Outcome; bare: Outcome; goal: string };

const rounds = 3;
/** Of bookings there are only so many: shorter rounds and more of them, since the machine's own speed changes within seconds. */
const bookingRounds = 7;
const seconds = 2;
const connections = 50;

/** One after the other, round by round, so that whatever else the machine does meets both. */
async function compare(
  what: string,
  goal: string,
  ours: () => Promise<Outcome>,
  bare: () => Promise<Outcome>,
  times = rounds,
): Promise<Compared> {
  const outcomes: { ours: Outcome[]; bare: Outcome[] } = { ours: [], bare: [] };
  for (let round = 0; round < times; round += 1) {
    outcomes.bare.push(await bare());
    outcomes.ours.push(await ours());
  }
  return { what, ours: median(outcomes.ours), bare: median(outcomes.bare), goal };
}

/** Reads, against a cached string and against one read of the database per request. */
export async function measureReads(own: Store, store: Store): Promise<Compared[]> {
  const backend = await startBackend(own);
  const paths = await readPaths(backend.origin);
  let number = 0;
  const reads = (server: BenchServer, path: string) => () => load(server.origin, { connections, seconds, next: () => ({ path }) });
  // An address that was never asked before: nothing is kept of it.
  const newReads = (server: BenchServer, path: string, mark: string) => () =>
    load(server.origin, {
      connections,
      seconds,
      next: () => {
        number += 1;
        return { path: `${path}${mark}new=${number}` };
      },
    });
  const compared: Compared[] = [];
  for (const [what, path] of [
    ['month', paths.month],
    ['tours', paths.tours],
    ['cabins of a departure', paths.cabins],
    ['texts of ships', paths.translations],
  ] as const) {
    const bare = await startBare(store, await (await fetch(`${backend.origin}${path}`)).text());
    compared.push(await compare(`${what} : cached string`, '0.6, better 0.8', reads(backend, path), reads(bare, '/cached')));
    if (path === paths.month) {
      compared.push(
        await compare('month never asked before : database read', '0.7', newReads(backend, path, '&'), newReads(bare, '/read', '?')),
      );
    }
    await bare.stop();
  }
  await backend.stop();
  return compared;
}

/** So many of each server's bookings are not measured: a server is compiled while it works, and the first second is not how it goes on. */
const warmUp = 1_000;

/** Bookings that are all completed, on fresh databases: spread over the departures, and all of one departure after another. */
export async function measureBookings(fresh: () => Promise<Store>): Promise<Compared[]> {
  const compared: Compared[] = [];
  for (const order of ['spread', 'one departure at a time'] as const) {
    const [backend, bare] = [await startBackend(await fresh()), await startBare(await fresh(), '')];
    const all = await bookingBodies(backend.origin);
    const bodies = order === 'spread' ? spread(all) : all;
    const departures = new Map(bodies.map(({ departureId }, index) => [departureId, `d${index % 1_000}`]));
    const bareBodies = Array.from({ length: bodies.length }, (_, index) => {
      const body = bodies[index] as BookingRequest;
      return {
        path: `/bookings/${departures.get(body.departureId)}`,
        body: JSON.stringify({ ...body, idempotency_key: crypto.randomUUID() }),
      };
    });
    const ownBodies = bodies.map((body) => ({ path: '/api/v1/bookings', body: JSON.stringify(body) }));
    const book =
      ({ origin }: BenchServer, left: { path: string; body: string }[]) =>
      (clients: number, amount: number) => {
        const taken = left.splice(0, amount).values();
        return load(origin, { connections: clients, amount, next: () => taken.next().value as { path: string; body: string } });
      };
    const [ours, theirs] = [book(backend, ownBodies), book(bare, bareBodies)];
    await ours(10, warmUp);
    await theirs(10, warmUp);
    const amount = Math.floor((bodies.length - warmUp) / (2 * bookingRounds));
    for (const clients of [10, 50]) {
      compared.push(
        await compare(
          `${clients} clients, ${order} : one statement`,
          clients === 10 ? '0.5, better 0.7' : 'as fast as 10',
          () => ours(clients, amount),
          () => theirs(clients, amount),
          bookingRounds,
        ),
      );
    }
    await backend.stop();
    await bare.stop();
    await sleep(500);
  }
  return compared;
}
