import type { BookingRequest } from '@booking/domain/schema';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenDatabase, openServer } from '../database/database.ts';
import { createBookingBodies, expectBalanced, inParallel, slowBookings } from '../testing/books.ts';
import { readCounts, stressTimeout } from '../testing/counts.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const counts = readCounts({ bookings: 150, cuts: 20 });

const clock = { now: Date.now() };

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let opened: OpenDatabase;
let server: TestServer;
let breaker: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  opened = await openServer(database.url);
  await slowBookings(opened.db);
  server = startTestServer(opened, { clock });
  breaker = new pg.Client(database.url);
  await breaker.connect();
}, 60_000);
afterAll(async () => {
  await server.worker.stop();
  await opened.close();
  await breaker.end();
  await database.drop();
});

test(
  'bookings whose database connections break are created once by a client that retries',
  async () => {
    const bodies = await createBookingBodies(server, counts.bookings);
    const cutAt = Array.from({ length: counts.cuts }, (_, index) => Math.floor((index * bodies.length) / counts.cuts));
    let failed = 0;
    let posts = 0;
    const cutAll = () =>
      breaker.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
    await inParallel(bodies, 8, async (body: BookingRequest) => {
      for (;;) {
        posts += 1;
        const posted = server.post('/api/v1/bookings', body);
        if (posts >= (cutAt[0] ?? Number.POSITIVE_INFINITY)) {
          cutAt.shift();
          await cutAll();
        }
        const { status } = await posted;
        if (status < 300) return;
        expect(status).toBeGreaterThanOrEqual(500);
        failed += 1;
      }
    });
    expect(failed).toBeGreaterThan(0);
    // The worker retries what it could not complete.
    const pending = async () => {
      // What failed is postponed by the server's clock.
      clock.now = Date.now();
      server.worker.wake();
      await server.worker.settled();
      return (await breaker.query("select 1 from bookings where status = 'pending'")).rowCount;
    };
    await expect.poll(pending, { timeout: 30_000 }).toBe(0);
    await expectBalanced(opened.db, bodies);
  },
  stressTimeout,
);
