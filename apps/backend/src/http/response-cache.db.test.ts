import { tours } from '@booking/demo-catalogue';
import { addDays } from '@booking/domain/date';
import type { IsoDate } from '@booking/domain/schema';
import { sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import type { Database } from '../database/database.ts';
import { inventory } from '../database/schema.ts';
import { createInventoryReader } from '../inventory/inventory.ts';
import { allDays } from '../testing/all-days.ts';
import { testApplication } from '../testing/test-application.ts';
import { bookingBody, findDeparture, isFree, wholeYear } from '../testing/test-booking.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

let day = new Date().toISOString().slice(0, 10) as IsoDate;
const { database, server, start } = await openTestServer({ day: () => day });
/** Another process on the same database. */
const other = start({ day: () => day });

const known = (etag: string | null) => ({ headers: { 'if-none-match': etag ?? '' } });

describe('responses are cached as long as they are valid (BACK-42)', () => {
  test('the same response has the same tag, and a client that has it gets 304', async () => {
    const path = `/api/v1/tours/${tours[0]?.id}/departures?${wholeYear(1)}`;
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
    const month = `/api/v1/tours/${departure.tour_id}/departures?start=${departure.date}&end=${addDays(departure.date, 365)}`;
    const changing = [month, `/api/v1/departures/${departure.id}`, `/api/v1/departures/${departure.id}/cabins`];
    const staying = [
      `/api/v1/departures/${departure.id}/products`,
      `/api/v1/tours/${departure.tour_id}/departures?start=${addDays(departure.date, -365)}&end=${departure.date}`,
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

  test('a catalogue that changes shows its new objects at once', async () => {
    const demo = testApplication.createCatalogue(() => day);
    const id = tours[0]?.id ?? '';
    const [departure] = await demo.getDepartures(id, allDays);
    if (!departure) throw new Error('no departure');
    const catalogue = { ...demo, getDeparture: async () => departure };
    const changing = start({ day: () => day, catalogue });
    const paths = [
      '/api/v1/tours',
      `/api/v1/tours/${id}`,
      '/api/v1/departures/a',
      '/api/v1/departures/a/products',
      '/api/v1/translations/ships',
    ];
    const getTexts = () => Promise.all(paths.map(async (path) => (await changing.request(path)).text));
    const before = await getTexts();
    const renamed = { ...departure, facts: { ...departure.facts, ship_name: 'Renamed' }, products: { ...departure.products, bikes: [] } };
    catalogue.tours = demo.tours.map((tour) => ({ ...tour, name: `${tour.name}, renamed` }));
    catalogue.getDeparture = async () => renamed;
    catalogue.shipTranslations = [];
    const after = await getTexts();
    for (const [index, text] of after.entries()) expect(text, paths[index]).not.toBe(before[index]);
    expect(await getTexts()).toEqual(after);
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

describe('the inventory is read for every request (BACK-42)', () => {
  const set = (departure_id: string, taken: number, db: Database = database.db) =>
    db
      .insert(inventory)
      .values({ departure_id, cabin_id: 'cabin', taken })
      .onConflictDoUpdate({ target: [inventory.departure_id, inventory.cabin_id], set: { taken } });
  const countStatements = () => vi.spyOn(Object.getPrototypeOf(database.db.select().from(inventory).prepare('x')), 'execute');

  test('a thousand concurrent requests need a few statements, and each gets the inventory as of its request', async () => {
    const read = createInventoryReader(database.db);
    const ids = ['one', 'two', 'three'];
    for (const id of ids) await set(id, 1);
    const executed = countStatements();
    const first = Array.from({ length: 500 }, (_, index) => read([ids[index % 3] ?? '', 'unknown']));
    await Promise.resolve();
    const second = Array.from({ length: 500 }, (_, index) => read([ids[index % 3] ?? '']));
    for (const [index, taken] of (await Promise.all(first)).entries()) {
      expect([taken(ids[index % 3] ?? ''), taken('unknown')]).toEqual([{ cabin: 1 }, {}]);
    }
    await Promise.all(second);
    // Without those of the booking worker.
    const reads = executed.mock.contexts.filter((statement) => JSON.stringify(statement.getQuery()).includes('inventory'));
    expect([1, 2]).toContain(reads.length);
    executed.mockRestore();
    await set('one', 2);
    const taken = await read(['one', 'two']);
    expect([taken('one'), taken('two')]).toEqual([{ cabin: 2 }, { cabin: 1 }]);
  });

  test('requests that arrive one after another in one turn of the event loop need a few statements, too', async () => {
    const read = createInventoryReader(database.db);
    await set('one', 1);
    const executed = countStatements();
    const requests: ReturnType<typeof read>[] = [];
    for (let index = 0; index < 20; index += 1) {
      requests.push(read(['one']));
      // The embedded store completes a statement within the turn.
      for (let tick = 0; tick < 100; tick += 1) await new Promise<void>((resolve) => process.nextTick(resolve));
    }
    for (const taken of await Promise.all(requests)) expect(taken('one')).toEqual({ cabin: 1 });
    const reads = executed.mock.contexts.filter((statement) => JSON.stringify(statement.getQuery()).includes('inventory'));
    expect([1, 2]).toContain(reads.length);
    executed.mockRestore();
  });

  test('a response is never older than its request, however the inventory was changed', async () => {
    const read = createInventoryReader(database.db);
    const ways = [
      (taken: number) => set('changing', taken),
      (taken: number) => database.db.transaction((inner) => set('changing', taken, inner)),
      (taken: number) => database.db.execute(sql`update inventory set taken = ${taken} where departure_id = 'changing'`),
    ];
    await set('changing', 0);
    let changed = 0;
    const check = async (): Promise<void> => {
      const requested = changed;
      const { cabin } = (await read(['changing']))('changing');
      expect(cabin).toBeGreaterThanOrEqual(requested);
    };
    for (let taken = 1; taken <= 60; taken += 1) {
      const change = ways[taken % 3]?.(taken).then(() => {
        changed = taken;
        // A caller that learns of the change and requests at once.
        return check();
      });
      await Promise.all([check(), change, check(), Promise.resolve().then(check)]);
      if (taken % 2 === 0) await check();
    }
    expect(changed).toBe(60);
  });

  test('a failed statement fails the requests that waited for it, and no later one', async () => {
    const read = createInventoryReader(database.db);
    await set('failing', 1);
    const executed = countStatements().mockRejectedValueOnce(new Error('no response'));
    expect(await Promise.all([1, 2].map(() => read(['failing']).catch((error: Error) => error.message)))).toEqual([
      'no response',
      'no response',
    ]);
    executed.mockRestore();
    expect((await read(['failing']))('failing')).toEqual({ cabin: 1 });
  });
});
