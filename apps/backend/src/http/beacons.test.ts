import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createBeacons } from './beacons.ts';
import { type Problem, problemResponse } from './problem.ts';

function server() {
  const lines: unknown[][] = [];
  const app = new Hono().onError((error, c) => problemResponse(c, error as Problem));
  app.route('/', createBeacons({ getClient: () => 'one', log: (...line) => void lines.push(line) }));
  const send = async (body: unknown, type?: string) => {
    const headers = type === undefined ? {} : { 'content-type': type };
    return (await app.request('/api/beacons', { method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) }))
      .status;
  };
  return { lines, send };
}
const vital = { type: 'vital', name: 'LCP', value: 1200.4, route: '/tours/$tour' };
const error = { type: 'error', name: 'TypeError', places: ['assets/first-a1.js:1:200'], route: '/tours/$tour' };

test('web vitals and uncaught errors are logged, one line each (BACK-50)', async () => {
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
])('an invalid beacon is rejected and not logged: %s (BACK-50)', async (_, body) => {
  const { lines, send } = server();
  expect(await send(body)).toBe(400);
  expect(lines).toEqual([]);
});

test('the number of beacons per client and minute is limited (BACK-50)', async () => {
  const { lines, send } = server();
  for (let count = 0; count < 120; count++) expect(await send(vital)).toBe(204);
  expect(await send(vital)).toBe(429);
  expect(lines).toHaveLength(120);
});

test('a beacon is text, as sendBeacon sends it, or JSON: any other type gets 415 (BACK-52)', async () => {
  const { send } = server();
  // `Request` sends a string as text/plain, like `sendBeacon`.
  expect([await send(vital), await send(vital, 'application/json')]).toEqual([204, 204]);
  for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/html'])
    expect(await send(vital, type)).toBe(415);
});

test('a beacon that is too large gets 413', async () => {
  const { send } = server();
  expect(await send({ ...vital, route: 'x'.repeat(3_000) })).toBe(413);
});
