import { type EndpointName, endpoints } from '@booking/api/endpoints';
import { catalogueLanguages, demoPayments, insurancePolicies, ships, tours } from '@booking/demo-catalogue';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { missingTexts } from '../database/schema.ts';
import { seedDemoPayments } from '../payments/demo-payments.ts';
import { bookingBody, findDeparture, isFree, wholeYear } from '../testing/test-booking.ts';
import { openTestServer } from '../testing/test-server.ts';

const { database, server, start } = await openTestServer();
await seedDemoPayments(database.db, 'development', demoPayments);

const get = (path: string) => server.request(`/api/v1${path}`);

async function expectToKeep(name: EndpointName, path: string): Promise<void> {
  const { status, json } = await get(path);
  expect(status, path).toBe(200);
  const parsed = v.safeParse(endpoints[name].response as v.GenericSchema, json);
  expect(parsed.issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`) ?? [], path).toEqual([]);
}

/** The next year, in which each tour departs. */
const wholeTime = wholeYear(1);

describe('every response keeps the contract (CALL-12, CALL-13, CALL-16, CALL-17, CALL-19, CALL-25, CALL-26)', () => {
  test('tours', () => expectToKeep('tours', '/tours'));
  test.each(tours.map(({ id, name }) => [name, id]))('%s: detail, departures, prices, cabins, products', async (_, id) => {
    await expectToKeep('tour', `/tours/${id}`);
    await expectToKeep('tourPrices', `/tours/${id}/prices`);
    await expectToKeep('tourDepartures', `/tours/${id}/departures?${wholeTime}`);
    const { json } = await get(`/tours/${id}/departures?${wholeTime}`);
    for (const departure of json.slice(0, 4)) {
      await expectToKeep('departure', `/departures/${departure.id}`);
      await expectToKeep('departureCabins', `/departures/${departure.id}/cabins`);
      await expectToKeep('departureProducts', `/departures/${departure.id}/products`);
      await expectToKeep('departureVoucher', `/departures/${departure.id}/voucher?code=SUN50`);
    }
  });
  test('several tours joined by a colon are one (DATE-2)', async () => {
    const id = `${tours[0]?.id}:${tours[1]?.id}`;
    await expectToKeep('tour', `/tours/${id}`);
    const { json } = await get(`/tours/${id}/departures?${wholeTime}`);
    expect(new Set(json.map(({ tour_id }: { tour_id: string }) => tour_id)).size).toBe(2);
    expect((await get(`/tours/${tours[0]?.id}:nope`)).status).toBe(404);
  });
  test('a repeated tour id counts once', async () => {
    const once = await get(`/tours/${tours[0]?.id}/departures?${wholeTime}`);
    const often = await get(`/tours/${Array(20).fill(tours[0]?.id).join(':')}/departures?${wholeTime}`);
    expect(often.json).toEqual(once.json);
  });
  test('translations, every language of the catalogue', async () => {
    await expectToKeep('tourTranslations', '/translations/tours');
    await expectToKeep('shipTranslations', '/translations/ships');
    await expectToKeep('productTranslations', '/translations/products');
    for (const { id } of ships) {
      await expectToKeep('cabinTranslations', `/translations/ships/${id}/cabins`);
      const { json } = await get(`/translations/ships/${id}/cabins`);
      expect(json.length % catalogueLanguages.length).toBe(0);
      expect(json.length).toBeGreaterThanOrEqual(9);
    }
  });
  test('translations of the insurance policies among those of the products, in every language of the catalogue (CONF-55)', async () => {
    const { json } = await get('/translations/products');
    const getLanguages = (id: string) =>
      json.filter((one: { id: string }) => one.id === id).map(({ language }: { language: string }) => language);
    for (const { id } of insurancePolicies) expect(getLanguages(id)).toEqual(catalogueLanguages);
  });
  test('standalone payments', () => expectToKeep('payment', '/payments/5f0e7a52-3c43-4a0c-9f4e-0d6c2c3d9a01'));
});

describe('the demo catalogue has', () => {
  test('departures with start <= date < end only', async () => {
    const { json: all } = await get(`/tours/${tours[4]?.id}/departures?${wholeTime}`);
    const [start, end] = [all[2].date, all[6].date];
    const { json } = await get(`/tours/${tours[4]?.id}/departures?start=${start}&end=${end}`);
    expect(json.map(({ date }: { date: string }) => date).at(0)).toBe(start);
    expect(json.every(({ date }: { date: string }) => date >= start && date < end)).toBe(true);
  });
  test.each<[string, Parameters<typeof findDeparture>[1]]>([
    ['available', { departure: ({ availability }) => (availability?.available_passengers ?? 0) > 5 }],
    ['on request', { departure: ({ on_request }) => on_request }],
    ['fully booked', { departure: ({ availability }) => availability?.maximum_passengers === 0 }],
    ['unknown availability', { departure: ({ availability }) => availability === null }],
    ['a minimum party', { departure: ({ availability }) => (availability?.minimum_passengers ?? 0) > 1 }],
    ['a discount percentage', { departure: ({ voucher }) => voucher?.discount_type === 'Discount Percentage' }],
    ['a discount amount', { departure: ({ voucher }) => voucher?.discount_type === 'Discount Amount' }],
    ['multi-market', { departure: ({ multi_market }) => multi_market === true }],
    ['not multi-market', { departure: ({ multi_market }) => multi_market === false }],
    ['an unknown market', { departure: ({ multi_market }) => multi_market === undefined }],
    ['no port of arrival', { departure: ({ port_of_arrival_name }) => port_of_arrival_name === undefined }],
  ])('%s', async (_, filter) => {
    await expect(findDeparture(server, filter)).resolves.toBeDefined();
  });
  test('days with two ships', async () => {
    const { json } = await get(`/tours/${tours[0]?.id}/departures?${wholeTime}`);
    const dates = json.map(({ date }: { date: string }) => date);
    expect(new Set(dates).size).toBeLessThan(dates.length);
  });
});

/** So many ids of tours, repeated if there are fewer. */
const joined = (count: number): string => Array.from({ length: count }, (_, index) => tours[index % tours.length]?.id).join(':');

test('20 tours and 13 months are served (BACK-71)', async () => {
  expect((await get(`/tours/${joined(20)}`)).status).toBe(200);
  expect((await get(`/tours/${joined(20)}/prices`)).status).toBe(200);
  expect((await get(`/tours/${joined(20)}/departures?start=2027-01-31&end=2028-02-29`)).status).toBe(200);
});

test.each(['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff', 'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF'])(
  '%s is no idempotency key: it is everybody’s (BACK-8)',
  async (key) => {
    const body = await bookingBody(server, await findDeparture(server, { departure: isFree }));
    const response = await server.post('/api/v1/bookings', { ...body, idempotency_key: key });
    expect(response).toMatchObject({ status: 422, json: { errors: [{ path: 'idempotency_key' }] } });
  },
);

describe('errors are problem+json (ERR-11)', () => {
  test.each([
    ['an unknown address', '/nothing', 404, 'Not found'],
    ['an unknown tour', '/tours/nope', 404, 'Not found: tour'],
    ['an unknown departure', '/departures/nope/cabins', 404, 'Not found: departure'],
    ['an invalid date', `/tours/${tours[0]?.id}/departures?start=2027-02-30&end=2027-03-01`, 400, 'The query is invalid'],
    ['a missing code', '/departures/nope/voucher', 400, 'The query is invalid'],
    ['more than 20 tours (BACK-71)', `/tours/${joined(21)}`, 400, 'More than 20 tours'],
    ['the prices of more than 20 tours (BACK-71)', `/tours/${joined(800)}/prices`, 400, 'More than 20 tours'],
    [
      'the departures of more than 20 tours (BACK-71)',
      `/tours/${joined(21)}/departures?start=2027-01-01&end=2027-02-01`,
      400,
      'More than 20 tours',
    ],
    ['more than 13 months (BACK-71)', `/tours/${tours[0]?.id}/departures?start=2027-01-31&end=2028-03-01`, 400, 'More than 13 months'],
  ])('%s', async (_, path, status, detail) => {
    const response = await get(path);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
    expect(response).toMatchObject({ status, json: { status, detail } });
  });
  test('with type, title, status and detail, and the issues of a body by path and message (BACK-4)', async () => {
    expect((await get('/tours/nope')).json).toEqual({ type: 'about:blank', title: 'Not Found', status: 404, detail: 'Not found: tour' });
    const { json } = await server.post('/api/v1/bookings', {});
    expect(json).toMatchObject({ type: 'about:blank', title: 'Unprocessable Content', status: 422, detail: 'The request body is invalid' });
    expect(json.errors).toContainEqual({ path: 'departureId', message: expect.any(String) });
  });
  test('an unknown coupon, and one that is not for this departure, are not found', async () => {
    const spring = await findDeparture(server, { departure: ({ date }) => date.slice(5, 7) === '05' });
    expect((await get(`/departures/${spring.id}/voucher?code=NONE`)).status).toBe(404);
    expect((await get(`/departures/${spring.id}/voucher?code=LATESUMMER`)).status).toBe(404);
    expect((await get(`/departures/${spring.id}/voucher?code=sun50`)).json.code).toBe('SUN50');
  });
  test('a method that a path of the contract does not have (BACK-5, ERR-11)', async () => {
    for (const path of new Set(Object.values(endpoints).map((endpoint) => endpoint.path))) {
      const allowed = Object.values(endpoints).flatMap((endpoint) => (endpoint.path === path ? [endpoint.method] : []));
      for (const method of ['GET', 'POST', 'PUT', 'DELETE'].filter((each) => !allowed.some((known) => known === each))) {
        const response = await server.request(`/api/v1${path.replaceAll(/\{\w+\}/g, 'x')}`, { method });
        expect([path, method, response.status, response.json.detail]).toEqual([path, method, 405, 'Method not allowed']);
        for (const each of allowed) expect(response.headers.get('allow')).toContain(each);
      }
    }
  });
});

test('health, webhooks, and the contract as OpenAPI with every endpoint (BACK-6)', async () => {
  expect((await server.post('/api/v1/webhooks/stripe', {})).status).toBe(400);
  expect((await get('/health/live')).status).toBe(200);
  expect((await get('/health/ready')).status).toBe(200);
  const { json } = await get('/openapi.json');
  expect(Object.values(json.paths).flatMap((path) => Object.keys(path as object))).toHaveLength(Object.keys(endpoints).length);
  expect(json.paths['/bookings'].post.requestBody.content['application/json'].schema.required).toContain('idempotency_key');
});

test('texts are served; missing ones are not stored unless so configured (BACK-29)', async () => {
  expect((await server.request('/locales/nl/common.json')).status).toBe(200);
  expect((await server.request('/locales/nl/tourDate.json')).status).toBe(200);
  expect((await server.request('/locales/xx/common.json')).status).toBe(404);
  expect((await server.post('/api/locales/nl/common', { 'other.key': 'Some text' })).status).toBe(404);
  expect(server.logged.join()).not.toContain('other.key');
  expect(await database.db.select().from(missingTexts).where(eq(missingTexts.key, 'other.key'))).toEqual([]);
});

test('missing texts are stored if so configured, each with one line in the log (BACK-29)', async () => {
  const saving = start({ runtimeConfig: { saveMissing: true } });
  expect((await saving.post('/api/locales/nl/common', { 'some.key\n2027-01-01 forged\u001b[2J': 'Some text' })).status).toBe(204);
  expect(saving.logged).toEqual(['missing text: nl common some.key 2027-01-01 forged [2J']);
});
