import type { IsoDate } from '@booking/domain/schema';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { tours } from '../catalogue/tours.ts';
import type { Database } from '../database/database.ts';
import { inventory } from '../database/schema.ts';
import { createInventoryReader } from '../inventory/inventory.ts';
import { bookingBody, findDeparture, isFree } from '../testing/test-booking.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

let day = new Date().toISOString().slice(0, 10) as IsoDate;
const { database, server, start } = await openTestServer({ day: () => day });
/** Another process on the same database. */
const other = start({ day: () => day });

const known = (etag: string | null) => ({ headers: { 'if-none-match': etag ?? '' } });

describe('responses are cached as long as they are valid. BACK-42', () => {
  test('the same response has the same tag, and a client that has it gets 304', async () => {
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

  test('a booking in another process changes the responses of its departure at once, and no others', async () => {
    const departure = await findDeparture(server, { departure: isFree });
    const month = `/api/v1/tours/${departure.tour_id}/departures?start=${departure.date}&end=2999-01-01`;
    const changing = [month, `/api/v1/departures/${departure.id}`, `/api/v1/departures/${departure.id}/cabins`];
    const staying = [
      `/api/v1/departures/${departure.id}/products`,
      `/api/v1/tours/${departure.tour_id}/departures?start=2000-01-01&end=${departure.date}`,
    ];
    const getTags = (paths: readonly string[]) => Promise.all(paths.map(async (path) => (await server.request(path)).headers.get('etag')));
    const before = [await getTags(changing), await getTags(staying)];
    const { json } = await other.post('/api/v1/bookings', await bookingBody(other, departure));
    expect(json.status).toBe('completed');
    const after = [await getTags(changing), await getTags(staying)];
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
    expect(headers.get('access-control-allow-origin'), 'for a frame in a sandbox, which has no origin').toBe('*');
    expect(headers.get('vary')).toBe('Accept-Encoding');
  });

  test('products, which have prices, are cached by the browser only', async () => {
    const { id } = await findDeparture(server);
    expect((await server.request(`/api/v1/departures/${id}/products`)).headers.get('cache-control')).toBe('private, no-cache');
  });

  test('compressed for clients that accept it, with the same content', async () => {
    const plain = await server.request('/api/v1/translations/ships');
    for (let time = 0; time < 2; time += 1) {
      const response = await server.app.request('/api/v1/translations/ships', { headers: { 'accept-encoding': 'br, gzip' } });
      expect(response.headers.get('content-encoding')).toBe('gzip');
      const text = await new Response(response.body?.pipeThrough(new DecompressionStream('gzip'))).text();
      expect(text).toBe(plain.text);
    }
  });

  test('a missing address is not cached', async () => {
    for (let time = 0; time < 2; time += 1) {
      const response = await server.request('/api/v1/tours/nope');
      expect(response.status).toBe(404);
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });
});

test('a thousand concurrent requests need a few statements, and each gets the inventory as of its request', async () => {
  const reader = createInventoryReader(database);
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

describe('the inventory of a database that only this process uses is cached while the database is idle', () => {
  const set = (departure_id: string, cabin: number, db: Database = database.db) =>
    db
      .insert(inventory)
      .values({ departure_id, taken: { cabin } })
      .onConflictDoUpdate({ target: inventory.departure_id, set: { taken: { cabin } } });

  test('a repeated request needs no statement', async () => {
    const reader = createInventoryReader(database);
    await set('cached', 1);
    const executed = vi.spyOn(Object.getPrototypeOf(database.db.select().from(inventory).prepare('x')), 'execute');
    for (let time = 0; time < 3; time += 1) expect(await reader(['cached', 'never'])).toEqual(['{"cabin": 1}', null]);
    expect(executed.mock.calls.length).toBe(database.activity ? 1 : 3);
    executed.mockRestore();
  });

  test('a response is never older than its request, however the inventory was changed', async () => {
    const reader = createInventoryReader(database);
    const ways = [
      (cabin: number) => set('cached', cabin),
      (cabin: number) => database.db.transaction((inner) => set('cached', cabin, inner)),
      (cabin: number) =>
        database.db.execute(
          sql`update departure_inventory set taken = jsonb_build_object('cabin', ${cabin}::int) where departure_id = 'cached'`,
        ),
    ];
    await set('cached', 0);
    let changed = 0;
    const read = async (): Promise<void> => {
      const requested = changed;
      const [text] = await reader(['cached']);
      expect((JSON.parse(text ?? '') as { cabin: number }).cabin).toBeGreaterThanOrEqual(requested);
    };
    for (let cabin = 1; cabin <= 60; cabin += 1) {
      const change = ways[cabin % 3]?.(cabin).then(() => {
        changed = cabin;
        // A caller that learns of the change and requests at once.
        return read();
      });
      await Promise.all([read(), change, read(), Promise.resolve().then(read)]);
      if (cabin % 2 === 0) await read();
    }
    await Promise.all([read(), read()]);
    expect(changed).toBe(60);
  });

  test('the inventory is not cached if another statement ran while it was read', async () => {
    await set('cached', 1);
    let [moved, more] = [0, 0];
    const reader = createInventoryReader({ db: database.db, activity: () => moved });
    const statement = Object.getPrototypeOf(database.db.select().from(inventory).prepare('x')) as {
      execute(values: object): Promise<unknown>;
    };
    const { execute } = statement;
    const executed = vi.spyOn(statement, 'execute').mockImplementation(async function (this: typeof statement, values) {
      const rows = await execute.call(this, values);
      moved += more;
      return rows;
    });
    // The start and end of the statement itself count as two.
    for (const [move, statements] of [
      [4, 1],
      [2, 2],
      [2, 2],
    ] as const) {
      more = move;
      await reader(['cached']);
      expect(executed.mock.calls.length).toBe(statements);
    }
    executed.mockRestore();
  });

  test('a transaction that is rolled back has changed nothing', async () => {
    const reader = createInventoryReader(database);
    await set('cached', 1);
    const failed = database.db.transaction(async (inner) => {
      await set('cached', 2, inner);
      throw new Error('taken back');
    });
    expect(await Promise.all([reader(['cached']), failed.catch(() => reader(['cached']))])).toEqual([['{"cabin": 1}'], ['{"cabin": 1}']]);
  });
});
