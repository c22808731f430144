import { expect, test } from 'vitest';
import { createBeacons } from './beacons.ts';

function server() {
  const lines: unknown[][] = [];
  const app = createBeacons({ getClient: () => 'one', now: () => 0, log: (...line) => void lines.push(line) });
  const send = async (body: unknown) =>
    (await app.request('/api/beacons', { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) })).status;
  return { lines, send };
}
const vital = { type: 'vital', name: 'LCP', value: 1200.4, route: '/tours/$tour' };
const error = { type: 'error', name: 'TypeError', places: ['assets/first-a1.js:1:200'], route: '/tours/$tour' };

test('web vitals and uncaught errors are logged, one line each', async () => {
  const { lines, send } = server();
  expect([await send(vital), await send(error)]).toEqual([204, 204]);
  expect(lines).toEqual([
    ['vital LCP at /tours/$tour: 1200.4', 'info'],
    ['error TypeError at /tours/$tour: assets/first-a1.js:1:200', 'error'],
  ]);
});

test.each([
  ['not JSON', 'x'],
  ['another kind', { ...vital, type: 'note' }],
  ['another name', { ...vital, name: 'ann@example.com' }],
  ['a route with a line of its own', { ...vital, route: '/tours\nlistening on port 1' }],
  ['a place that is none', { ...error, places: ['Ann Example'] }],
])('an invalid beacon is rejected and not logged: %s', async (_, body) => {
  const { lines, send } = server();
  expect(await send(body)).toBe(400);
  expect(lines).toEqual([]);
});

test('the number of beacons per client and minute is limited', async () => {
  const { lines, send } = server();
  for (let count = 0; count < 120; count++) expect(await send(vital)).toBe(204);
  expect(await send(vital)).toBe(429);
  expect(lines).toHaveLength(120);
});
