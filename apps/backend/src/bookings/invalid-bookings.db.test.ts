import type { BookingRequest } from '@booking/domain/schema';
import { expect, test } from 'vitest';
import { bookingBody, findDeparture, getCabins, isFree } from '../testing/test-booking.ts';
import { openTestServer } from '../testing/test-server.ts';

const clock = { now: Date.now() };

const { server, start } = await openTestServer({ clock });

const book = (body: unknown) => server.post('/api/v1/bookings', body);
const free = () => findDeparture(server, { departure: isFree });

test.each([
  ['NUL', 'An\0n'],
  ['a lone surrogate', 'Ann\ud83d'],
])('a name with %s, which the database cannot store, is rejected with its path', async (_, firstName) => {
  const body = await bookingBody(server, await free());
  const [ann, bob] = body.passengers;
  const response = await book({ ...body, passengers: [ann, { ...bob, firstName }] });
  expect(response).toMatchObject({ status: 422, json: { errors: [{ path: 'passengers.1.firstName' }] } });
});

test('a complete surrogate pair is accepted', async () => {
  const body = await bookingBody(server, await free());
  expect((await book({ ...body, main: { ...body.main, customerRemarks: '🚲' } })).status).toBe(201);
});

test('at most twenty of many validation issues are reported (BACK-7)', async () => {
  const body = await bookingBody(server, await free());
  for (const passengers of [Array(100).fill({}), Array(100).fill({ ...body.passengers[0], bodyHeight: 99 })]) {
    const response = await book({ ...body, passengers });
    expect(response.status).toBe(422);
    expect(response.json.errors).toHaveLength(20);
  }
});

test('a long text in the wrong place is not sent back whole (BACK-7)', async () => {
  const response = await book({ ...(await bookingBody(server, await free())), insurance: 'x'.repeat(9_000) });
  expect(response.status).toBe(422);
  const [issue] = response.json.errors;
  expect(issue).toMatchObject({ path: 'insurance', message: expect.stringContaining('received "xxx') });
  expect(issue.message).toHaveLength(200);
});

test('a body that breaks a rule is rejected with path and message (BACK-7)', async () => {
  const body = await bookingBody(server, await free());
  const [ann, bob] = body.passengers;
  const response = await book({ ...body, main: { ...body.main, emailAddress: 'ann' }, passengers: [{ ...ann, bodyHeight: 99 }, bob] });
  expect(response.status).toBe(422);
  expect(response.json.errors).toEqual(
    expect.arrayContaining([
      { path: 'main.emailAddress', message: 'email-invalid' },
      { path: 'passengers.0.bodyHeight', message: 'height-too-small' },
    ]),
  );
});

test.each([
  ['a body that is not JSON', '{', 400, 'Body is not valid JSON'],
  ['a body of another shape', '{"departureId":1}', 422, 'The request body is invalid'],
])('%s is rejected (BACK-7)', async (_, body, status, detail) => {
  const response = await server.request('/api/v1/bookings', { method: 'POST', body, headers: { 'content-type': 'application/json' } });
  expect(response).toMatchObject({ status, json: { detail } });
  expect(response.headers.get('content-type')).toContain('application/problem+json');
});

test('cabins are checked one by one, or by their total count if so configured (PASS-42)', async () => {
  const departure = await free();
  const cabin = (await getCabins(server, departure)).find(({ count, maximum_occupancy }) => count > 1 && maximum_occupancy === 2);
  const body = await bookingBody(server, departure, cabin?.id);
  const crowded = { ...body, passengers: [...body.passengers, ...body.passengers.slice(1)] };
  expect((await book(crowded)).json.errors).toEqual([{ path: 'passengers.2.cabin', message: 'cabin-too-many-occupants' }]);
  const total = start({ clock, runtimeConfig: { assignment: 'total' } });
  expect((await total.post('/api/v1/bookings', crowded)).status).toBe(201);
});

test('fewer or more passengers than the departure takes, and insurance for Australia, are rejected (BACK-39)', async () => {
  const group = await findDeparture(server, { departure: ({ availability }) => (availability?.minimum_passengers ?? 0) > 2 });
  expect((await book(await bookingBody(server, group))).json.errors).toEqual([
    { path: 'passengers', message: 'at least 4 on this departure' },
  ]);
  const body = await bookingBody(server, await free());
  const australian = await book({ ...body, main: { ...body.main, country: 'AU' } });
  expect(australian.json.errors).toEqual([{ path: 'insurance.cancellation', message: 'not offered to this guest' }]);
});

test.each([
  [
    '300,000 passengers',
    (body: BookingRequest) => ({ ...body, passengers: Array(300_000).fill({}) }),
    'passengers',
    'Invalid length: Expected <=100 but received 300000',
  ],
  [
    '20,000 products',
    (body: BookingRequest) => ({ ...body, products: Array(20_000).fill({ id: 'x' }) }),
    'products',
    'Invalid length: Expected <=100 but received 20000',
  ],
  [
    '20,000 terms',
    (body: BookingRequest) => ({ ...body, terms: Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`t${i}`, 1])) }),
    'terms',
    'at most 20',
  ],
  [
    'a name of 100,000 characters',
    (body: BookingRequest) => ({ ...body, passengers: [{ ...body.passengers[0], firstName: 'x'.repeat(100_000) }] }),
    'passengers.0.firstName',
    'Invalid length: Expected <=100 but received 100000',
  ],
])('%s are one validation issue (BACK-38)', async (_, change, path, message) => {
  const response = await book(change(await bookingBody(server, await free())));
  expect(response).toMatchObject({ status: 422, json: { errors: [{ path, message }] } });
  expect(response.text.length).toBeLessThan(1_000);
});

test('an unknown coupon and a second percentage discount are rejected', async () => {
  const body = await bookingBody(server, await free());
  expect((await book({ ...body, voucher: 'NONE' })).json.errors).toEqual([{ path: 'voucher', message: 'voucher-invalid' }]);
  const discounted = await findDeparture(server, {
    departure: (found) => isFree(found) && found.voucher?.discount_type === 'Discount Percentage',
  });
  const second = await bookingBody(server, discounted);
  expect((await book({ ...second, voucher: 'FRIENDS5' })).status).toBe(422);
  expect((await book({ ...second, voucher: 'SUN50' })).status).toBe(201);
});
