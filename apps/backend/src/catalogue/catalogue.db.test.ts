import { setTimeout as sleep } from 'node:timers/promises';
import { createDemoCatalogue } from '@booking/demo-catalogue';
import { addDays, today } from '@booking/domain/date';
import type { IsoDate } from '@booking/domain/schema';
import { expect, test, vi } from 'vitest';
import { allDays } from '../testing/all-days.ts';
import { bookingBody, settledBooking } from '../testing/test-booking.ts';
import { openTestServer } from '../testing/test-server.ts';
import type { Catalogue, StockedDeparture } from './catalogue.ts';
import { presentPrices } from './present-tours.ts';

const demo = createDemoCatalogue(today);
const [sample] = (await Promise.all(demo.tours.map(({ id }) => demo.getDepartures(id, allDays))))
  .flat()
  .filter(({ party, facts }) => party?.minimum === 1 && !facts.on_request);
if (!sample) throw new Error('no departure to start from');
const [cabin] = sample.cabins;
if (!cabin) throw new Error('no cabin to start from');

const in100Days = Temporal.Now.plainDateISO().add({ days: 100 }).toString() as IsoDate;
const stocked = (id: string, change: Partial<StockedDeparture> = {}): StockedDeparture => ({
  ...sample,
  facts: { ...sample.facts, id, tour_id: 'tour', tour_name: 'Another tour', date: in100Days, voucher: null },
  tourExternalId: 'another-tour',
  guests: 9,
  party: { minimum: 1, maximum: 6 },
  totalCabins: 8,
  cabins: [
    { ...cabin, id: 'large', minimum_occupancy: 1, maximum_occupancy: 3, unit_price: 900, count: 3, available_count: 2 },
    { ...cabin, id: 'small', minimum_occupancy: 1, maximum_occupancy: 2, unit_price: 700, count: 1, available_count: 1 },
  ],
  ...change,
});
const departures = [stocked('known'), stocked('unknown', { party: null }), stocked('roomy', { party: { minimum: 2, maximum: 99 } })];
/** A catalogue that has nothing in common with the one of the demo but its products. It responds a while later, as a database does. */
const catalogue: Catalogue = {
  tours: [{ id: 'tour', name: 'Another tour', duration: sample.facts.duration }],
  getDeparture: (id) => sleep(5, departures.find(({ facts }) => facts.id === id) ?? null),
  getDepartures: () => sleep(5, departures),
  getCoupon: (code) => sleep(5, code === 'ANY' ? { code, description: '', discount_type: 'Discount Amount', amount: 1 } : null),
  tourTranslations: [],
  voucherTranslations: [],
  portTranslations: [],
  shipTranslations: [],
  productTranslations: [],
  insurancePolicies: [],
  getCabinTranslations: () => [],
  exchangeRate: 1.5,
  tourPictures: null,
};
const { server, start } = await openTestServer({ catalogue });
const get = async (path: string) => (await server.request(`/api/v1${path}`)).json;

test('the backend sells the tours, departures and coupons of its catalogue, and no others (BACK-9)', async () => {
  expect(await get('/tours')).toEqual({ data: catalogue.tours });
  expect((await get(`/tours/tour/departures?start=${today()}&end=${addDays(today(), 365)}`)).map(({ id }: { id: string }) => id)).toEqual(
    departures.map(({ facts }) => facts.id),
  );
  expect((await get('/departures/known/voucher?code=ANY')).code).toBe('ANY');
  expect((await get('/departures/known/voucher?code=SUN50')).status).toBe(404);
  expect((await get(`/departures/${sample.facts.id}`)).status).toBe(404);
});

test("a month's price is that of its days: on a day with available departures, those on request do not count (DATE-22, BACK-9)", async () => {
  const priced = (id: string, date: IsoDate, unit_price: number, on_request: boolean): StockedDeparture => {
    const departure = stocked(id);
    return {
      ...departure,
      facts: { ...departure.facts, date, on_request },
      cabins: departure.cabins.map((one) => ({ ...one, unit_price })),
    };
  };
  const [first, second] = ['2027-05-08', '2027-05-09'] as [IsoDate, IsoDate];
  const taken = () => ({});
  const price = (...given: StockedDeparture[]) => presentPrices(given, taken).map((month) => [month.minimum_price, month.maximum_price]);
  expect(price(priced('a', first, 1127, true), priced('b', first, 1155, false))).toEqual([[1155, 1155]]);
  expect(price(priced('a', first, 1127, true), priced('b', second, 1155, false))).toEqual([[1127, 1155]]);
  const full = { ...priced('full', first, 999, false), guests: 0 };
  expect(price(full, priced('a', first, 1127, true))).toEqual([[1127, 1127]]);
});

test('the availability follows from the stock of a departure, and what bookings take is subtracted (BACK-32)', async () => {
  const before = {
    minimum_passengers: 1,
    // Two large cabins and a small one have beds for eight.
    available_passengers: 8,
    maximum_passengers: 6,
    available_cabins: 3,
    total_cabins: 8,
    minimum_price: 700,
    maximum_price: 900,
  };
  expect((await get('/departures/known')).availability).toEqual(before);
  expect((await get('/departures/unknown')).availability).toBeNull();
  // All cabins have beds for eleven, but the ship takes nine.
  expect((await get('/departures/roomy')).availability).toMatchObject({ minimum_passengers: 2, maximum_passengers: 9 });

  const departure = await get('/departures/known');
  const { json } = await server.post('/api/v1/bookings', await bookingBody(server, departure, 'small'));
  expect(await settledBooking(server, json.id)).toMatchObject({
    tour_external_id: 'another-tour',
    exchange_rate: 1.5,
    on_request: false,
  });
  expect((await get('/departures/known')).availability).toEqual({
    ...before,
    available_passengers: 6,
    available_cabins: 2,
    minimum_price: 900,
  });
  expect((await get('/departures/known/cabins')).map(({ count }: { count: number }) => count)).toEqual([3, 0]);
});

test('a month reads its days only, and what can be booked from today on (BACK-72)', async () => {
  const getDepartures = vi.fn(async () => departures);
  const asked = start({ catalogue: { ...catalogue, getDepartures } });
  await asked.request('/api/v1/tours/tour/departures?start=2027-05-01&end=2027-06-01');
  await asked.request('/api/v1/tours/tour/prices');
  expect(getDepartures.mock.calls).toEqual([
    ['tour', { from: '2027-05-01', to: '2027-06-01' }],
    ['tour', { from: today(), to: '9999-12-31' }],
  ]);
});

test('what some visitor on earth may still book counts: first and last departure, first available day, month prices (BACK-76)', async () => {
  const soon = ['2027-05-30', '2027-05-31', '2027-06-01'].map((date) => {
    const departure = stocked(date);
    return { ...departure, facts: { ...departure.facts, date: date as IsoDate } };
  });
  const late = start({
    catalogue: { ...catalogue, getDepartures: async () => soon },
    day: () => '2027-05-31' as IsoDate,
    earliestDay: () => '2027-05-30' as IsoDate,
  });
  expect((await late.request('/api/v1/tours/tour')).json).toMatchObject({
    first_departure: '2027-05-31',
    last_departure: '2027-06-01',
    first_available: '2027-05-31',
  });
  const { json } = await late.request('/api/v1/tours/tour/prices');
  expect(json.map(({ month }: { month: number }) => month)).toEqual([5, 6]);
});

test('a catalogue that fails, or does not respond within two seconds, causes 503 with Retry-After, and the log has the reason (BACK-73)', async () => {
  const fail = () => Promise.reject(new Error('connection refused'));
  const failing = start({ catalogue: { ...catalogue, getDeparture: fail, getDepartures: fail } });
  const silent = start({ catalogue: { ...catalogue, getDeparture: () => new Promise(() => {}), getCoupon: () => new Promise(() => {}) } });
  const departure = await get('/departures/known');
  const body = await bookingBody(server, departure, 'large');
  const responses = await Promise.all([
    ...['tours/tour', 'tours/tour/prices', 'departures/known/cabins', 'departures/known/voucher?code=ANY'].map((path) =>
      failing.request(`/api/v1/${path}`),
    ),
    failing.post('/api/v1/bookings', body),
    silent.request('/api/v1/departures/known'),
    silent.post('/api/v1/bookings', body),
  ]);
  expect(responses.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(responses.map(() => [503, '1']));
  expect(failing.logged.join('\n')).toContain('connection refused');
  expect(silent.logged.join('\n')).toContain('no response in time');
  // What needs no departure is served.
  expect((await silent.request('/api/v1/tours')).status).toBe(200);
}, 10_000);
