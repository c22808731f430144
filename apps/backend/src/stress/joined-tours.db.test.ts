import { setTimeout as sleep } from 'node:timers/promises';
import { tours } from '@booking/demo-catalogue';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { readCounts, stressTimeout } from '../testing/counts.ts';
import { type ServerProcess, startProcess } from '../testing/server-process.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const counts = readCounts({ connections: 5, seconds: 5 });
const mostMs = 500;

let server: ServerProcess;
let drop = async (): Promise<void> => undefined;
beforeAll(async () => {
  const database = inject('postgres') ? await createTestDatabase() : null;
  if (database) drop = database.drop;
  server = await startProcess(database ? { DATABASE_URL: database.url } : {});
}, 120_000);
afterAll(async () => {
  await server.end('SIGKILL');
  await drop();
});

let requests = 0;
/** A request at its limits that no earlier one has cached: twenty tours in another order, for thirteen months. */
function nextPath(): string {
  requests += 1;
  const ids = Array.from({ length: 20 }, (_, index) => tours[(requests * (index + 1) + index) % tours.length]?.id).join(':');
  const year = new Date().getUTCFullYear() + 1;
  const rests = ['', '/prices', `/departures?start=${year}-01-01&end=${year + 1}-02-01`];
  return `/api/v1/tours/${ids}${rests[requests % rests.length]}`;
}

test(
  'joined tours at their limits on five connections do not hold up health (BACK-71)',
  async () => {
    const end = Date.now() + counts.seconds * 1_000;
    const statuses = new Set<number>();
    const flood = async (): Promise<void> => {
      while (Date.now() < end) statuses.add((await server.request(nextPath())).status);
    };
    const slowest = { ms: 0 };
    const watch = async (): Promise<void> => {
      while (Date.now() < end) {
        const started = performance.now();
        await server.request('/api/v1/health/live');
        slowest.ms = Math.max(slowest.ms, performance.now() - started);
        await sleep(20);
      }
    };
    await Promise.all([...Array.from({ length: counts.connections }, flood), watch()]);
    expect([...statuses]).toEqual([200]);
    expect(requests).toBeGreaterThan(counts.connections);
    expect(slowest.ms).toBeLessThan(mostMs);
  },
  stressTimeout,
);
