import { setTimeout as sleep } from 'node:timers/promises';
import type { Catalogue, Days } from '@booking/backend';
import { addDays, today } from '@booking/domain/date';
import type { IsoDate } from '@booking/domain/schema';
import pg from 'pg';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { allDays } from '../../src/testing/all-days.ts';
import { checkContract } from '../../src/testing/check-contract.ts';
import { bookingBody, settledBooking } from '../../src/testing/test-booking.ts';
import { createTestDatabase } from '../../src/testing/test-database.ts';
import { openTestServer } from '../../src/testing/test-server.ts';
import { fillCatalogue } from './fill.ts';
import { createPostgresCatalogue } from './postgres-catalogue.ts';

/** Every tour of the demo twice, with ten departures each. */
const size = { tours: 30, departures: 10 };
const database = await createTestDatabase();
const open = (): pg.Pool => new pg.Pool({ connectionString: database.url, max: 5 });
const [pool, otherPool] = [open(), open()];
await fillCatalogue(pool, size);
const catalogue = await createPostgresCatalogue(pool, 1.0842);
const { server, start } = await openTestServer({ catalogue });
/** Another process. */
const other = start({ catalogue: await createPostgresCatalogue(otherPool, 1.0842) });
afterAll(async () => {
  await pool.end();
  await otherPool.end();
  await database.drop();
});

const [first, last] = [catalogue.tours[0]?.id ?? '', catalogue.tours.at(-1)?.id ?? ''];
const get = async (path: string, at = server) => (await at.request(`/api/v1${path}`)).json;
const idsOf = async (tour: string, days: Days) => (await catalogue.getDepartures(tour, days)).map(({ facts }) => facts.id);

describe('a catalogue in tables of PostgreSQL (BACK-72)', () => {
  test('has as many tours and departures as were stored, each with cabins, products and texts', async () => {
    expect(catalogue.tours.length).toBeGreaterThanOrEqual(size.tours);
    for (const { id } of catalogue.tours) {
      const departures = await catalogue.getDepartures(id, allDays);
      expect(departures).toHaveLength(size.departures);
      for (const { facts, cabins, products, guests } of departures) {
        expect([facts.tour_id, cabins.length > 0, products.bikes.length > 0, guests > 0]).toEqual([id, true, true, true]);
        expect(catalogue.getCabinTranslations(facts.ship_id).length).toBeGreaterThan(0);
      }
    }
  });

  test('lists each policy of its departures once', async () => {
    const departures = await catalogue.getDepartures(first, allDays);
    const ids = departures.flatMap(({ products }) => products.insurance_policies.map(({ id }) => id));
    expect(catalogue.insurancePolicies.map(({ id }) => id).sort()).toEqual([...new Set(ids)].sort());
  });

  test('returns the departures of a range by date, its last day excluded, whatever the year', async () => {
    const all = await idsOf(first, allDays);
    const dates = (await catalogue.getDepartures(first, allDays)).map(({ facts }) => facts.date);
    const [from = '' as IsoDate, to = '' as IsoDate] = [dates[2], dates[5]];
    expect(await idsOf(first, { from, to })).toEqual(all.slice(2, 5));
    expect(await idsOf(first, { from: '0000-01-01' as IsoDate, to: '9999-12-31' as IsoDate })).toEqual(all);
    expect(await idsOf(first, { from: to, to: from })).toEqual([]);
    expect(await idsOf('unknown', allDays)).toEqual([]);
    expect(await catalogue.getDeparture('unknown')).toBeNull();
  });

  test('keeps the contract', async () => {
    const { rules, ok, text } = await checkContract(server, { months: 3, departures: 1 });
    expect(rules, text).toEqual([]);
    expect(ok).toBe(true);
  }, 120_000);

  test('is booked like any other, and knows its coupons', async () => {
    const departures: { id: string; on_request: boolean; availability: { available_passengers: number; minimum_passengers: number } }[] =
      await get(`/tours/${last}/departures?start=${addDays(today(), 8)}&end=${addDays(today(), 300)}`);
    const departure = departures.find(
      ({ on_request, availability: a }) => !on_request && a?.available_passengers >= 4 && a.minimum_passengers <= 2,
    );
    const { json } = await server.post('/api/v1/bookings', await bookingBody(server, departure as never));
    expect(await settledBooking(server, json.id)).toMatchObject({ status: 'completed', on_request: false, tour_id: last });
    expect((await get(`/departures/${departure?.id}`, other)).availability.available_passengers).toBeLessThan(
      departure?.availability.available_passengers ?? 0,
    );
    expect(await get(`/departures/${departure?.id}/voucher?code=%20sun50`)).toMatchObject({ code: 'SUN50' });
    expect((await server.request(`/api/v1/departures/${departure?.id}/voucher?code=NONE`)).status).toBe(404);
  });
});

describe('what is read once is read again only when it has changed (BACK-42)', () => {
  test('a changed price shows within a second in every process; other departures stay the same objects', async () => {
    const before = await catalogue.getDepartures(first, allDays);
    const [changed] = before;
    const id = changed?.facts.id ?? '';
    const prices = async () => [await get(`/departures/${id}/cabins`), await get(`/departures/${id}/cabins`, other)];
    const [mine, theirs] = await prices();
    expect(mine).toEqual(theirs);
    await pool.query(
      `update catalogue_departures set cabins = (select jsonb_agg(c || '{"unit_price": 4321}') from jsonb_array_elements(cabins) c) where id = $1`,
      [id],
    );
    await sleep(1_100);
    for (const cabins of await prices()) expect(cabins[0].unit_price).toBe(4321);
    const after = await catalogue.getDepartures(first, allDays);
    expect(after.map((departure, index) => departure === before[index])).toEqual(after.map((_, index) => index > 0));

    // A change of the tour changes all of its departures.
    await pool.query(`update catalogue_tours set name = 'Renamed' where id = $1`, [first]);
    await sleep(1_100);
    expect((await get(`/departures/${id}`)).tour_name).toBe('Renamed');
  });

  test('fifty requests for a month that was read before share a statement per second, and read no departure again', async () => {
    const month = `/tours/${last}/departures?start=${addDays(today(), 1)}&end=${addDays(today(), 31)}`;
    await get(month);
    await sleep(1_100);
    const query = vi.spyOn(pool, 'query');
    const responses = await Promise.all(Array.from({ length: 50 }, () => get(month)));
    const names = query.mock.calls.map(([config]) => (config as unknown as pg.QueryConfig).name);
    query.mockRestore();
    expect(responses[0].length).toBeGreaterThan(2);
    expect([...new Set(names)]).toEqual(['catalogue_range']);
    expect(names.length).toBeLessThan(5);
  });
});

test('without its database, the catalogue causes 503 with Retry-After, and what is in memory is served (BACK-73)', async () => {
  const own = open();
  const alone: Catalogue = await createPostgresCatalogue(own, 1.0842);
  const orphan = start({ catalogue: alone });
  await own.end();
  const { status, headers } = await orphan.request(`/api/v1/tours/${first}/prices`);
  expect([status, headers.get('retry-after')]).toEqual([503, '1']);
  expect((await orphan.request('/api/v1/tours')).status).toBe(200);
});
