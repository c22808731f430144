import { afterAll, beforeAll, expect, test } from 'vitest';
import { openServer } from '../database/database.ts';
import { bodiesOf, expectBalanced, inParallel } from '../testing/books.ts';
import { countsOf, stressTimeout } from '../testing/counts.ts';
import { type ServerProcess, startProcess } from '../testing/server-process.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const counts = countsOf({ bookings: 120, processes: 4 });

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let servers: ServerProcess[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  servers = await Promise.all(Array.from({ length: counts.processes }, () => startProcess({ DATABASE_URL: database.url })));
}, 120_000);
afterAll(async () => {
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
  await database.drop();
});

const serverAt = (index: number): ServerProcess => servers[index % servers.length] as ServerProcess;

test(
  'processes on one database make one booking of a key that two of them get at once, and sell no cabin twice',
  async () => {
    const bodies = await bodiesOf(serverAt(0), counts.bookings);
    await inParallel([...bodies.entries()], 16, async ([index, body]) => {
      const answers = await Promise.all([index, index + 1].map((at) => serverAt(at).post('/api/v1/bookings', body)));
      const [one, other] = answers.map(({ json }) => (json as { id: string }).id);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 201]);
      expect(other).toBe(one);
      const status = async () => ((await serverAt(index + 2).request(`/api/v1/bookings/${one}`)).json as { status: string }).status;
      await expect.poll(status, { timeout: 30_000 }).not.toBe('pending');
    });
    const { db, close } = await openServer(database.url);
    await expectBalanced(db, bodies);
    await close();
  },
  stressTimeout,
);
