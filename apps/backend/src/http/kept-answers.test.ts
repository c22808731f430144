import type { IsoDate } from '@booking/domain/schema';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { tours } from '../catalogue/tours.ts';
import { inventory } from '../database/schema.ts';
import { createInventoryReader } from '../inventory/inventory.ts';
import { bookingBody, findDeparture, isFree } from '../testing/test-booking.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

let day = new Date().toISOString().slice(0, 10) as IsoDate;
const { database, server, start } = await openTestServer({ day: () => day });
/** Another process on the same database. */
const other = start({ day: () => day });

const known = (etag: string | null) => ({ headers: { 'if-none-match': etag ?? '' } });

describe('reads are answered from what is kept as long as it is true. BACK-42', () => {
  test('the same answer has the same tag, and who has it already is told so', async () => {
    const path = `/api/v1/tours/${tours[0]?.id}/departures?start=2000-01-01&end=2999-01-01`;
    const first = await server.request(path);
    const etag = first.headers.get('etag');
    expect(etag).toMatch(/^W\/"[\w-]+"$/);
    for (const tag of [etag, etag?.slice(2) ?? '', `"x", ${etag}`, '*']) {
      const again = await server.request(path, known(tag));
      expect(again).toMatchObject({ status: 304, text: '' });
      expect(again.headers.get('etag')).toBe(etag);
      expect(again.headers.get('cache-control')).toBe('private, no-cache');
    }
    expect((await server.request(path, known('"x"'))).text).toBe(first.text);
  });

  test('a booking in another process changes the answers of its departure at once, and no others', async () => {
    const departure = await findDeparture(server, { departure: isFree });
    const month = `/api/v1/tours/${departure.tour_id}/departures?start=${departure.date}&end=2999-01-01`;
    const changing = [month, `/api/v1/departures/${departure.id}`, `/api/v1/departures/${departure.id}/cabins`];
    const staying = [
      `/api/v1/departures/${departure.id}/products`,
      `/api/v1/tours/${departure.tour_id}/departures?start=2000-01-01&end=${departure.date}`,
    ];
    const tagsOf = (paths: readonly string[]) => Promise.all(paths.map(async (path) => (await server.request(path)).headers.get('etag')));
    const before = [await tagsOf(changing), await tagsOf(staying)];
    const { json } = await other.post('/api/v1/bookings', await bookingBody(other, departure));
    expect(json.status).toBe('completed');
    const after = [await tagsOf(changing), await tagsOf(staying)];
    for (const [index, tag] of (after[0] ?? []).entries()) expect(tag, changing[index]).not.toBe(before[0]?.[index]);
    expect(after[1]).toEqual(before[1]);
    const cabins = (at: TestServer) => at.request(`/api/v1/departures/${departure.id}/cabins`);
    expect((await cabins(server)).json).toEqual((await cabins(other)).json);
  });

  test('a new day changes what can be booked', async () => {
    const path = `/api/v1/tours/${tours[0]?.id}`;
    const { json } = await server.request(path);
    const today = day;
    day = json.first_departure;
    expect((await server.request(path)).json.first_departure > json.first_departure).toBe(true);
    day = today;
  });

  test.each([
    ['tours', '/api/v1/tours', 'public, max-age=300'],
    ['texts', '/api/v1/translations/ships', 'public, max-age=3600'],
    ['prices', `/api/v1/tours/${tours[0]?.id}/prices`, 'private, no-cache'],
    ['a tour', `/api/v1/tours/${tours[0]?.id}`, 'private, no-cache'],
  ])('%s say who may keep them', async (_, path, cacheControl) => {
    const { headers } = await server.request(path);
    expect(headers.get('cache-control')).toBe(cacheControl);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('vary')).toBe('Accept-Encoding');
  });

  test('products, which have prices, are kept by the visitor only', async () => {
    const { id } = await findDeparture(server);
    expect((await server.request(`/api/v1/departures/${id}/products`)).headers.get('cache-control')).toBe('private, no-cache');
  });

  test('compressed for whom can read that, with the same content', async () => {
    const plain = await server.request('/api/v1/translations/ships');
    for (let time = 0; time < 2; time += 1) {
      const response = await server.app.request('/api/v1/translations/ships', { headers: { 'accept-encoding': 'br, gzip' } });
      expect(response.headers.get('content-encoding')).toBe('gzip');
      const text = await new Response(response.body?.pipeThrough(new DecompressionStream('gzip'))).text();
      expect(text).toBe(plain.text);
    }
  });

  test('an address that does not exist is no answer to keep', async () => {
    for (let time = 0; time < 2; time += 1) {
      const answer = await server.request('/api/v1/tours/nope');
      expect(answer.status).toBe(404);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });
});

test('a thousand questions at once are a few statements, each answered with what was stored when it was asked', async () => {
  const reader = createInventoryReader(database.db);
  const ids = ['one', 'two', 'three'];
  await database.db.insert(inventory).values(ids.map((departure_id) => ({ departure_id, taken: { cabin: 1 } })));
  const executed = vi.spyOn(Object.getPrototypeOf(database.db.select().from(inventory).prepare('x')), 'execute');
  const first = Array.from({ length: 500 }, (_, index) => reader([ids[index % 3] ?? '', 'unknown']));
  await Promise.resolve();
  const second = Array.from({ length: 500 }, (_, index) => reader([ids[index % 3] ?? '']));
  expect(new Set((await Promise.all(first)).map((texts) => JSON.stringify(texts)))).toEqual(new Set(['["{\\"cabin\\": 1}",null]']));
  await Promise.all(second);
  expect(executed.mock.calls.length).toBeLessThanOrEqual(2);
  executed.mockRestore();
  await database.db
    .update(inventory)
    .set({ taken: { cabin: 2 } })
    .where(eq(inventory.departure_id, 'one'));
  expect(await reader(['one'])).toEqual(['{"cabin": 2}']);
});
