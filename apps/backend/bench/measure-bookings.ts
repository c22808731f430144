import { setTimeout as sleep } from 'node:timers/promises';
import type { BookingRequest } from '@booking/domain/schema';
import { execute } from '../src/testing/server-database.ts';
import { load, type Outcome } from './load.ts';
import { type Compared, compare } from './measure.ts';
import { type BenchServer, type Store, startBackend, startBare } from './processes.ts';
import { bookingBodies, spread } from './requests.ts';

type Post = { path: string; body: string };
/** Makes the bookings of one round over a number of connections. */
type Sell = (clients: number) => Promise<Outcome>;

const rounds = 5;
/** Warm-up on the embedded database: a server is compiled while it runs, so its first seconds are not representative. */
const warmUp = 1_000;
/** The stock of the embedded database is limited: ten clients against the bare server, then fifty against ten. */
const roundsInAll = 3 * rounds;

/**
 * A server that has made enough bookings to be warmed up. On a database server, the sold cabins are reset before each round, which sells the whole
 * stock, so that opening connections takes a small part of it. The embedded database belongs to its process: each round sells a part.
 */
async function openSale({ origin }: BenchServer, { url }: Store, tables: string, posts: () => Post[]): Promise<Sell> {
  let left = posts();
  const share = Math.floor((left.length - warmUp) / roundsInAll);
  const sellSome = (clients: number, amount: number): Promise<Outcome> => {
    const taken = left.splice(0, amount).values();
    return load(origin, { connections: clients, amount, next: () => taken.next().value as Post });
  };
  await sellSome(10, url === null ? warmUp : left.length);
  if (url === null) return (clients) => sellSome(clients, share);
  return async (clients) => {
    await execute(url, `truncate ${tables} cascade`);
    left = posts();
    return sellSome(clients, left.length);
  };
}

/** A body with a new key. */
const toText = (body: BookingRequest): string => JSON.stringify({ ...body, idempotency_key: crypto.randomUUID() });

/** Bookings that are all completed, on new databases: spread over the departures, and one departure after another. */
export async function measureBookings(fresh: () => Promise<Store>): Promise<Compared[]> {
  const compared: Compared[] = [];
  for (const order of ['spread', 'one departure at a time'] as const) {
    const [store, bareStore] = [await fresh(), await fresh()];
    const [backend, bare] = [await startBackend(store), await startBare(bareStore, '')];
    const all = await bookingBodies(backend.origin);
    const bodies = order === 'spread' ? spread(all) : all;
    const departures = new Map(bodies.map(({ departureId }, index) => [departureId, `d${index % 1_000}`]));
    const sell = await openSale(backend, store, 'bookings, inventory', () =>
      bodies.map((body) => ({ path: '/api/v1/bookings', body: toText(body) })),
    );
    const sellBare = await openSale(bare, bareStore, 'bare_bookings', () =>
      bodies.map((body) => ({ path: `/bookings/${departures.get(body.departureId)}`, body: toText(body) })),
    );
    const ours = (clients: number) => () => sell(clients);
    const comparisons = [
      { what: `10 clients, ${order} : one statement`, goal: '0.3', one: ours(10), other: () => sellBare(10) },
      { what: `50 clients, ${order} : 10 clients`, goal: '1', one: ours(50), other: ours(10) },
    ];
    for (const { what, goal, one, other } of comparisons) compared.push(await compare(what, goal, one, other, rounds));
    await backend.stop();
    await bare.stop();
    await sleep(500);
  }
  return compared;
}
