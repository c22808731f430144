import { join } from 'node:path';
import type { BookingRequest } from '@booking/domain/schema';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type OpenDatabase, openEmbedded, openServer } from '../database/database.ts';
import { createBookingBodies, expectBalanced, inParallel, slowBookings } from '../testing/books.ts';
import { readCounts, stressTimeout } from '../testing/counts.ts';
import { type ProcessSettings, type ServerProcess, startProcess, temporaryFolder } from '../testing/server-process.ts';
import { createTestDatabase } from '../testing/test-database.ts';

// The embedded database takes seconds to open.
const counts = readCounts({ bookings: 60, kills: inject('postgres') ? 5 : 1 });

let settings: ProcessSettings;
let open: () => Promise<OpenDatabase>;
let server: ServerProcess;
let drop = async (): Promise<void> => undefined;
beforeAll(async () => {
  if (inject('postgres')) {
    const database = await createTestDatabase();
    settings = { DATABASE_URL: database.url };
    open = () => openServer(database.url);
    drop = database.drop;
  } else {
    const folder = temporaryFolder();
    settings = { DATA_DIR: folder.path };
    open = () => openEmbedded(join(folder.path, 'database'));
    drop = async () => folder.remove();
  }
  const { db, close } = await open();
  await slowBookings(db);
  await close();
  server = await startProcess(settings);
}, 120_000);
afterAll(async () => {
  await server.end('SIGKILL');
  await drop();
});

test(
  'a process killed during bookings loses none that it has confirmed, and sells no cabin twice',
  async () => {
    const bodies = await createBookingBodies(server, counts.bookings);
    const killAt = new Set(
      Array.from({ length: counts.kills }, (_, index) => Math.floor(((index + 1) * bodies.length) / (counts.kills + 1))),
    );
    const confirmed = new Map<string, string>();
    let restarting: Promise<void> | null = null;
    let cut = 0;

    const restart = async (): Promise<void> => {
      // At any moment while cabins are taken and a booking is completed, which takes 40 ms in total here.
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 40));
      await server.end('SIGKILL');
      server = await startProcess(settings);
    };
    const book = async (body: BookingRequest): Promise<void> => {
      for (;;) {
        await restarting;
        const response = await server.post('/api/v1/bookings', body).catch(() => null);
        if (response === null) {
          cut += 1;
          await new Promise((resolve) => setTimeout(resolve, 20));
          continue;
        }
        const { status, headers, json } = response;
        // Overloaded while it starts: a client tries again.
        if (status === 503) {
          expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
          await new Promise((resolve) => setTimeout(resolve, 200));
          continue;
        }
        expect([200, 201]).toContain(status);
        confirmed.set(body.idempotency_key, (json as { id: string }).id);
        if (killAt.delete(confirmed.size)) restarting = (restarting ?? Promise.resolve()).then(restart);
        return;
      }
    };
    await inParallel(bodies, 8, book);
    await restarting;
    for (const id of confirmed.values()) {
      const status = async () => ((await server.request(`/api/v1/bookings/${id}`)).json as { status: string }).status;
      await expect.poll(status, { timeout: 30_000 }).not.toBe('pending');
    }
    // Each kill interrupted running requests.
    expect(cut).toBeGreaterThanOrEqual(counts.kills);
    await server.end('SIGTERM');
    const { db, close } = await open();
    await expectBalanced(db, bodies);
    await close();
  },
  stressTimeout,
);
