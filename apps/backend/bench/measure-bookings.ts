import { setTimeout as sleep } from 'node:timers/promises';
import type { BookingRequest } from '@booking/domain/schema';
import pg from 'pg';
import { load, type Outcome } from './load.ts';
import { type Compared, compare } from './measure.ts';
import { type BenchServer, type Store, startBackend, startBare } from './processes.ts';
import { bookingBodies, spread } from './requests.ts';

const rounds = 7;
/**
 * Not counted, where what was sold cannot be sold again: a server is compiled while it works, and its first seconds are not how it goes on. Elsewhere
 * all that there is is sold once before.
 */
const warmUp = 1_000;

type Sale = {
  /** Sells so many, over so many connections. */
  sell(clients: number, amount: number): Promise<Outcome>;
  /** Forgets what was sold, where that can be done from outside: the embedded database is its process's alone. */
  restock(): Promise<void>;
};

function saleOf({ origin }: BenchServer, { url }: Store, tables: string, bodies: () => { path: string; body: string }[]): Sale {
  let left = bodies();
  return {
    sell(clients, amount) {
      const taken = left.splice(0, amount).values();
      return load(origin, { connections: clients, amount, next: () => taken.next().value as { path: string; body: string } });
    },
    async restock() {
      if (url === null) return;
      const client = new pg.Client(url);
      await client.connect();
      await client.query(`truncate ${tables} cascade`).finally(() => client.end());
      left = bodies();
    },
  };
}

/** Each time with a key of its own. */
const textOf = (body: BookingRequest): string => JSON.stringify({ ...body, idempotency_key: crypto.randomUUID() });

/** Bookings that are all completed, on fresh databases: spread over the departures, and all of one departure after another. */
export async function measureBookings(fresh: () => Promise<Store>): Promise<Compared[]> {
  const compared: Compared[] = [];
  for (const order of ['spread', 'one departure at a time'] as const) {
    const [store, bareStore] = [await fresh(), await fresh()];
    const [backend, bare] = [await startBackend(store), await startBare(bareStore, '')];
    const all = await bookingBodies(backend.origin);
    const bodies = order === 'spread' ? spread(all) : all;
    const departures = new Map(bodies.map(({ departureId }, index) => [departureId, `d${index % 1_000}`]));
    const ours = saleOf(backend, store, 'bookings, departure_inventory', () =>
      bodies.map((body) => ({ path: '/api/v1/bookings', body: textOf(body) })),
    );
    const theirs = saleOf(bare, bareStore, 'bare_bookings', () =>
      bodies.map((body) => ({ path: `/bookings/${departures.get(body.departureId)}`, body: textOf(body) })),
    );
    const canRestock = store.url !== null;
    for (const sale of [ours, theirs]) await sale.sell(10, canRestock ? bodies.length : warmUp);
    const amount = Math.floor(canRestock ? bodies.length / rounds : (bodies.length - warmUp) / (2 * rounds));
    for (const clients of [10, 50]) {
      for (const sale of [ours, theirs]) await sale.restock();
      compared.push(
        await compare(
          `${clients} clients, ${order} : one statement`,
          clients === 10 ? '0.5, better 0.7' : 'as fast as 10',
          () => ours.sell(clients, amount),
          () => theirs.sell(clients, amount),
          rounds,
        ),
      );
    }
    await backend.stop();
    await bare.stop();
    await sleep(500);
  }
  return compared;
}
