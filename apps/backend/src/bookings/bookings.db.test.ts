import { randomUUID } from 'node:crypto';
import { ships } from '@booking/demo-catalogue';
import { departureState } from '@booking/domain/calendar';
import { CompletedBookingSchema, type Departure } from '@booking/domain/schema';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { bookings } from '../database/schema.ts';
import { places } from '../inventory/booked-cabin.ts';
import { countTaken } from '../testing/books.ts';
import { bookingBody, findDeparture, getCabins, isFree, settledBooking } from '../testing/test-booking.ts';
import { hour, openTestServer } from '../testing/test-server.ts';

const clock = { now: Date.now() };

const { database, start, ...started } = await openTestServer({ clock });
let { server } = started;

const book = (body: unknown) => server.post('/api/v1/bookings', body);
const free = () => findDeparture(server, { departure: isFree });

describe('POST /bookings', () => {
  test('completes a booking at once if all its cabins are available, priced by the server (PRICE-36)', async () => {
    const departure = await findDeparture(server, {
      tour: ({ slug }) => slug === 'amsterdam-bruges',
      departure: (found) => isFree(found) && !found.voucher,
    });
    const body = await bookingBody(server, departure);
    const cabin = (await getCabins(server, departure)).find(({ id }) => body.passengers[0]?.cabin.startsWith(id));
    const created = await book(body);
    expect(created).toMatchObject({ status: 201, json: { status: 'completed' } });
    const wire = await settledBooking(server, created.json.id);
    expect(wire).toMatchObject({
      status: 'completed',
      can_pay: true,
      on_request: false,
      state: 'Open',
      name: 'Ann Smit',
      locale: 'en',
      market: 'default',
      tour_external_id: 'amsterdam-bruges',
    });
    expect(wire.number).toMatch(/^BBT-\d{6,}$/);
    // Two cabins' persons, eight days of a bike at 12, seven nights of tax at 3.45, and the guarantee fund of 5, each for two.
    const { amount, local_costs, insurance_amount, full_amount, deposit } = v.parse(CompletedBookingSchema, wire);
    expect(amount).toBe(2 * ((cabin?.unit_price ?? 0) + 8 * 1200 + 7 * 345 + 500));
    expect(local_costs).toBe(2 * 7 * 345);
    expect(full_amount).toBe(amount - local_costs + insurance_amount);
    expect(deposit).toBe(Math.round((amount - local_costs) * 0.3) + insurance_amount);
  });

  test.each([
    { country: 'NL', state: '', market: 'default', insured: true },
    { country: 'US', state: 'NY', market: 'north_america', insured: true },
    { country: 'CA', state: 'ON', market: 'north_america', insured: true },
    { country: 'AU', state: '', market: 'default', insured: false },
  ])('a main booker from $country belongs to the market $market, insured: $insured', async ({ country, state, market, insured }) => {
    const departure = await findDeparture(server, { departure: (found) => isFree(found) && found.multi_market === true });
    const body = await bookingBody(server, departure);
    const terms = market === 'default' ? ['general', 'consumer', 'payment'] : ['general_north_america', 'payment_north_america'];
    const { json } = await book({
      ...body,
      main: { ...body.main, country, state },
      insurance: { cancellation: false, travel: insured },
      terms: Object.fromEntries([...terms, ...(insured ? ['travel'] : [])].map((key) => [key, true])),
    });
    const { insurance_amount, ...booking } = await settledBooking(server, json.id);
    expect(booking).toMatchObject({ status: 'completed', market });
    expect(insurance_amount > 0).toBe(insured);
  });

  test('the same key and body return the same booking, in any order of the keys', async () => {
    const body = await bookingBody(server, await free());
    const [first, second] = await Promise.all([book(body), book(body)]);
    const third = await book(Object.fromEntries(Object.entries(body).reverse()));
    expect([first.status, second.status].sort()).toEqual([200, 201]);
    expect(second.json.id).toBe(first.json.id);
    expect(third).toMatchObject({ status: 200, json: { id: first.json.id } });
  });

  test('another body under the same key is a conflict', async () => {
    const body = await bookingBody(server, await free());
    expect((await book(body)).status).toBe(201);
    const other = await book({ ...body, locale: 'de' });
    expect(other.status).toBe(409);
    expect(other.headers.get('content-type')).toContain('application/problem+json');
  });

  test('a key in capitals is the same key', async () => {
    const body = await bookingBody(server, await free());
    const first = await book(body);
    const again = await book({ ...body, idempotency_key: body.idempotency_key.toUpperCase() });
    expect(again).toMatchObject({ status: 200, json: { id: first.json.id } });
  });

  test('an unknown booking is not found, whatever the format of its id', async () => {
    expect((await server.request(`/api/v1/bookings/${randomUUID()}`)).status).toBe(404);
    expect((await server.request('/api/v1/bookings/nonsense')).status).toBe(404);
  });
});

describe('cabins', () => {
  test('are never sold twice: when the last cabins are booked concurrently, the surplus bookings fail (BACK-10)', async () => {
    const departure = await findDeparture(server, {
      departure: (found) =>
        isFree(found) && (found.availability?.maximum_passengers ?? 0) === (found.availability?.available_passengers ?? 1),
    });
    const body = await bookingBody(server, departure);
    const cabinId = body.passengers[0]?.cabin.split(':')[0] ?? '';
    const left = (await getCabins(server, departure)).find(({ id }) => id === cabinId)?.count ?? 0;
    const bodies = Array.from({ length: left + 3 }, () => ({ ...body, idempotency_key: randomUUID() }));
    const created = await Promise.all(bodies.map((each) => book(each)));
    const ended = await Promise.all(created.map(({ json }) => settledBooking(server, json.id)));
    expect(ended.filter(({ status }) => status === 'completed')).toHaveLength(left);
    expect(ended.filter(({ status }) => status === 'failed')).toEqual(
      Array(3).fill(expect.objectContaining({ error: 'cabins_unavailable' })),
    );
    expect((await getCabins(server, departure)).find(({ id }) => id === cabinId)?.count).toBe(0);
  });

  test('an on-request booking cannot be paid, has no deposit and takes no cabins (BACK-13, BACK-14, BACK-26)', async () => {
    const departure = await findDeparture(server, { departure: ({ on_request }) => on_request });
    expect(departureState(departure, 2)).toBe('on_request');
    const before = await getCabins(server, departure);
    const { json } = await book(await bookingBody(server, departure));
    await settledBooking(server, json.id);
    expect(await getCabins(server, departure)).toEqual(before);
    const [row] = await database.db.select().from(bookings).where(eq(bookings.id, json.id));
    expect(row?.hold_until).toBeNull();
    expect(await settledBooking(server, json.id)).toMatchObject({ status: 'completed', on_request: true, can_pay: false, deposit: null });
    expect((await server.post(`/api/v1/bookings/${json.id}/payments`, { type: 'full_payment', payment_method_id: 'pm_x' })).status).toBe(
      409,
    );
  });

  test('a booking of more cabins than are certainly available is on request and takes none (BACK-11, BACK-14, CABIN-9)', async () => {
    const departure = await findDeparture(server, {
      departure: ({ on_request, availability }) =>
        !on_request &&
        availability != null &&
        availability.minimum_passengers === 1 &&
        availability.maximum_passengers > availability.available_passengers,
    });
    const stretched = (await getCabins(server, departure)).find(
      ({ count, available_count, maximum_occupancy }) => maximum_occupancy >= 2 && count > available_count,
    );
    const body = await bookingBody(server, departure, stretched?.id);
    const onRequest: boolean[] = [];
    for (let index = 0; index < (stretched?.count ?? 0); index += 1) {
      const { json } = await book({ ...body, idempotency_key: randomUUID() });
      onRequest.push((await settledBooking(server, json.id)).on_request);
    }
    const certain = stretched?.available_count ?? 0;
    expect(onRequest).toEqual(onRequest.map((_, index) => index >= certain));
    const after = (await getCabins(server, departure)).find(({ id }) => id === stretched?.id);
    expect(after).toMatchObject({ count: (stretched?.count ?? 0) - certain, available_count: 0 });
    const taken = (await countTaken(database.db))[departure.id];
    expect(taken).toEqual(certain === 0 ? undefined : { [stretched?.id ?? '']: certain, [places]: 2 * certain });
  });

  test('are sold for no more persons than the ship takes, even if there are more beds', async () => {
    type Bed = { cabin: Awaited<ReturnType<typeof getCabins>>[number]; index: number };
    const persons = (list: readonly Bed[]): number => list.reduce((total, { cabin }) => total + cabin.maximum_occupancy, 0);
    const getBeds = async (departure: Departure): Promise<Bed[]> =>
      (await getCabins(server, departure)).flatMap((cabin) => Array.from({ length: cabin.count }, (_, index) => ({ cabin, index })));
    const getGuestCapacity = ({ ship_id }: Departure): number => ships.find(({ id }) => id === ship_id)?.guests ?? 0;
    const tight: Departure[] = [];
    await findDeparture(server, {
      departure: (found) => {
        const isTight = found.availability?.available_passengers === getGuestCapacity(found);
        if (isTight) tight.push(found);
        return false;
      },
    }).catch(() => null);
    const candidates = await Promise.all(tight.map(async (found) => ({ departure: found, beds: await getBeds(found) })));
    const { departure, beds } = candidates.find((each) => persons(each.beds) > getGuestCapacity(each.departure)) ?? expect.fail('none');
    const guests = getGuestCapacity(departure);
    const template = await bookingBody(server, departure);
    // Two cabins at a time: some departures are for groups.
    const parties = beds.flatMap((bed, index) => (index % 2 === 0 ? [[bed, ...beds.slice(index + 1, index + 2)]] : []));
    const bookCabins = async (cabins: readonly Bed[]) => {
      const [someone] = template.passengers;
      const passengers = cabins.flatMap(({ cabin, index }) =>
        Array(cabin.maximum_occupancy).fill({ ...someone, cabin: `${cabin.id}:${index}` }),
      );
      const { json } = await book({ ...template, passengers, idempotency_key: randomUUID() });
      return settledBooking(server, json.id);
    };
    const ended: string[] = [];
    for (const party of parties) ended.push((await bookCabins(party)).status);
    const aboard = persons(parties.filter((_, index) => ended[index] === 'completed').flat());
    expect(aboard).toBeGreaterThan(guests / 2);
    expect(aboard).toBeLessThanOrEqual(guests);
    expect(ended).toContain('failed');
    const { json } = await server.request(`/api/v1/departures/${departure.id}`);
    expect(json.availability.maximum_passengers).toBe(guests - aboard);
  });
});

test('a booking that a stopped process left pending is completed at the next start', async () => {
  await server.worker.stop();
  const departure = await findDeparture(server, { departure: ({ on_request }) => on_request });
  const { json } = await book(await bookingBody(server, departure));
  expect(json).toEqual({ status: 'pending', id: json.id });
  expect((await server.request(`/api/v1/bookings/${json.id}`)).json).toEqual({ status: 'pending', id: json.id });
  server = start({ clock });
  expect(await settledBooking(server, json.id)).toMatchObject({ status: 'completed' });
});

test('an unpaid hold lasts four hours, then its cabins are free again (BACK-15, BACK-17)', async () => {
  const departure = await free();
  const body = await bookingBody(server, departure);
  const before = await getCabins(server, departure);
  const { json } = await book(body);
  await settledBooking(server, json.id);
  expect(await getCabins(server, departure)).not.toEqual(before);
  clock.now += 4 * hour - 60_000;
  await server.payments.expireHolds();
  expect((await server.request(`/api/v1/bookings/${json.id}`)).json.status).toBe('completed');
  clock.now += 120_000;
  await server.payments.expireHolds();
  expect((await server.request(`/api/v1/bookings/${json.id}`)).json).toEqual({ status: 'failed', id: json.id, error: 'expired' });
  const [row] = await database.db.select().from(bookings).where(eq(bookings.id, json.id));
  const cabinId = row?.cabins[0]?.id;
  const getCount = (cabins: typeof before) => cabins.find(({ id }) => id === cabinId)?.count ?? 0;
  expect(getCount(await getCabins(server, departure))).toBeGreaterThanOrEqual(getCount(before));
});
