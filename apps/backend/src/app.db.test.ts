import { tours } from '@booking/demo-catalogue';
import { expect, test, vi } from 'vitest';
import { inventory } from './database/schema.ts';
import { wholeYear } from './testing/test-booking.ts';
import { openTestServer } from './testing/test-server.ts';
import { writeShell } from './testing/test-shell.ts';

/** Pages that are the API response that their address names. */
const booking = writeShell("async (url, fetch) => (await fetch(url.searchParams.get('of'))).text()");
const { database, server, start } = await openTestServer({ folders: { booking } });
const page = (of: string) => server.request(`/?of=${encodeURIComponent(of)}`);
const month = `/api/v1/tours/${tours[0]?.id}/departures?${wholeYear(1)}`;

test('a page is rendered from a cached API response', async () => {
  const called = await server.request(month);
  const made = vi.spyOn(JSON, 'stringify');
  const rendered = await page(month);
  expect(made.mock.results.map(({ value }) => value)).not.toContain(called.text);
  made.mockRestore();
  expect(rendered.text).toBe(called.text);
});

test('an error while a page is rendered is logged like any other, without the address', async () => {
  const executed = vi
    .spyOn(Object.getPrototypeOf(database.db.select().from(inventory).prepare('x')), 'execute')
    .mockRejectedValueOnce(new TypeError('broken'));
  expect((await page(month)).text).toContain('"status":500');
  executed.mockRestore();
  expect(server.logged.filter((line) => line.startsWith('GET /api/v1/tours/:id/departures: TypeError: broken'))).toHaveLength(1);
});

test('beacons are received only where their address is configured (BACK-50)', async () => {
  const receiving = start({ runtimeConfig: { beaconUrl: '/api/beacons' } });
  const vital = { type: 'vital', name: 'LCP', value: 1200, route: '/tours/$tour' };
  expect((await server.post('/api/beacons', vital)).status).toBe(404);
  expect((await receiving.post('/api/beacons', vital)).status).toBe(204);
});
