import { randomUUID } from 'node:crypto';
import { today } from '@booking/domain/date';
import type { BookingRequest, Departure } from '@booking/domain/schema';
import { describe, expect, test } from 'vitest';
import type { Catalogue, StockedDeparture } from '../catalogue/catalogue.ts';
import { memoize } from '../memoize.ts';
import { testApplication } from '../testing/test-application.ts';
import { bookingBody, findDeparture, getCabins, settledBooking } from '../testing/test-booking.ts';
import { customer } from '../testing/test-payment.ts';
import { hour, openTestServer, type TestServer } from '../testing/test-server.ts';

const clock = { now: Date.now() };
const limits = { openCabins: 100 };

/** The demo with every departure on a ship of fifteen cabins for one or two. */
const demo = testApplication.createCatalogue(today);
const counts = [8, 7];
const cabins = 15;
const half = 7;
const toSmallShip = memoize(
  (departure: StockedDeparture): StockedDeparture => ({
    ...departure,
    facts: { ...departure.facts, on_request: false },
    guests: 2 * cabins,
    party: { minimum: 1, maximum: 2 * cabins },
    cabins: counts.map((count, index) => ({
      ...(departure.cabins[0] as StockedDeparture['cabins'][number]),
      id: `cabin-type-${index}`,
      minimum_occupancy: 1,
      maximum_occupancy: 2,
      count,
      available_count: count,
    })),
  }),
);
const catalogue: Catalogue = {
  ...demo,
  async getDeparture(id) {
    const departure = await demo.getDeparture(id);
    return departure && toSmallShip(departure);
  },
  getDepartures: async (id, days) => (await demo.getDepartures(id, days)).map(toSmallShip),
};

const { server, start } = await openTestServer({ clock, limits, catalogue });
const { startPayment, confirm, read } = customer(() => server, clock);

let address = 0;
const newAddress = (): string => {
  address += 1;
  return `198.51.100.${address}`;
};

const used = new Set<string>();
const unusedDeparture = (): Promise<Departure> => findDeparture(server, { departure: ({ id }) => !used.has(id) && used.add(id).has(id) });
const keys = counts.flatMap((count, type) => Array.from({ length: count }, (_, index) => `cabin-type-${type}:${index}`));

/** A booking of the given cabins, filled with the persons in turn. */
async function party(departure: Departure, chosen: readonly string[], persons: number): Promise<BookingRequest> {
  const body = await bookingBody(server, departure, 'cabin-type-0');
  const [ann] = body.passengers;
  if (!ann) throw new Error('no passenger');
  return { ...body, passengers: Array.from({ length: persons }, (_, index) => ({ ...ann, cabin: chosen[index % chosen.length] ?? '' })) };
}
const again = (body: BookingRequest): BookingRequest => ({ ...body, idempotency_key: randomUUID() });
const book = (body: BookingRequest, from: string, at: TestServer = server) => at.post('/api/v1/bookings', body, from);
const freeCabins = async (departure: Departure): Promise<number> =>
  (await getCabins(server, departure)).reduce((total, { available_count }) => total + available_count, 0);

const refusal = { status: 409, json: { type: '/problems/unpaid-cabins', detail: 'Too many unpaid cabins of this address' } };

describe('a client without money gets at most half of the cabins of a departure', () => {
  test('one booking of every cabin, more than its party needs, is refused (BACK-70)', async () => {
    const departure = await unusedDeparture();
    const response = await book(await party(departure, keys, 19), newAddress());
    expect(response).toMatchObject(refusal);
    expect(response.headers.get('retry-after')).toBeNull();
    expect(await freeCabins(departure)).toBe(cabins);
  });

  test('many small bookings at several processes get half, another client gets the rest (BACK-70)', async () => {
    const departure = await unusedDeparture();
    const processes = [start({ clock, limits, catalogue }), start({ clock, limits, catalogue }), server];
    const from = newAddress();
    const bodies = await Promise.all(keys.map((key) => party(departure, [key.replace(/:.*/, ':0')], 1)));
    const responses = await Promise.all(bodies.map((body, index) => book(body, from, processes[index % 3])));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(half);
    for (const response of responses.filter(({ status }) => status !== 201)) expect(response).toMatchObject(refusal);
    for (const { worker } of processes) await worker.settled();
    expect(await freeCabins(departure)).toBe(cabins - half);
    const other = newAddress();
    for (let left = 0; left < half; left += 1)
      expect((await book(again(bodies[cabins - 1 - left] as BookingRequest), other)).status).toBe(201);
  });

  test('a party that needs more than half gets what it needs, and nothing on top of it (BACK-70)', async () => {
    const departure = await unusedDeparture();
    const from = newAddress();
    expect(await book(await party(departure, keys.slice(0, 11), 19), from)).toMatchObject(refusal);
    const { status, json } = await book(await party(departure, keys.slice(0, 10), 19), from);
    expect(status).toBe(201);
    await settledBooking(server, json.id);
    expect(await book(await party(departure, ['cabin-type-1:0'], 1), from)).toMatchObject(refusal);
  });

  test('what is paid or on another departure does not count (BACK-70)', async () => {
    const [departure, other] = [await unusedDeparture(), await unusedDeparture()];
    const from = newAddress();
    const { json } = await book(await party(departure, keys.slice(0, half), half), from);
    await settledBooking(server, json.id);
    expect((await book(await party(other, keys.slice(0, half), half), from)).status).toBe(201);
    const one = await party(departure, ['cabin-type-1:0'], 1);
    expect(await book(one, from)).toMatchObject(refusal);
    const paying = await startPayment(json.id, 'full_payment');
    await confirm(paying.secret);
    expect(await read(`bookings/${json.id}`)).toMatchObject({ state: 'Paid' });
    for (let left = 0; left < half; left += 1) expect((await book(again(one), from)).status).toBe(201);
  });
});

test('payments that are started and never confirmed do not keep the cabins (BACK-18)', async () => {
  const departure = await unusedDeparture();
  const { json } = await book(await party(departure, keys.slice(0, half), half), newAddress());
  await settledBooking(server, json.id);
  for (let quarters = 0; quarters < 8 * 4 + 1; quarters += 1) {
    clock.now += hour / 4;
    await server.payments.expireHolds();
    await startPayment(json.id, 'full_payment');
  }
  expect(await freeCabins(departure)).toBe(cabins);
});
