import { describe, expect, test } from 'vitest';
import { type RuleId, rules } from './rules.ts';
import { checkFake } from './testing/check-fake.ts';
import type { Change, Put } from './testing/fake-backend.ts';
import { good } from './testing/good-backend.ts';

const data = (put: Put): Change => ({ data: put });
const respondWith = (at: RegExp, put: Put): Change => ({ at, put });
const instead = (at: RegExp, response: NonNullable<Change['instead']>): Change => ({ at, instead: response });

const d1 = 'departures.0.wire';
const may = 'GET /tours/t1/departures?start=2027-05-01&end=2027-06-01';
const noPassengers = 'POST /bookings (no passengers, boatbiketours)';

const allInCents: Put = {
  cabins: good.cabins.map((cabin) => ({ ...cabin, unit_price: 100 * cabin.unit_price })),
  departures: good.departures.map(({ of, wire }) => ({
    of,
    wire: { ...wire, availability: { ...wire.availability, minimum_price: 119_900, maximum_price: 204_950 } },
  })),
};
/** One departure, alone in its month, that costs more than 2,000 euros a day, as one of its cabins does. */
const oneDear = (index: '2' | '3'): Change => ({
  data: {
    [`departures.${index}.wire.availability.minimum_price`]: 16_001,
    [`departures.${index}.wire.availability.maximum_price`]: 16_001,
  },
  at: new RegExp(`^GET /departures/d${Number(index) + 1}/cabins$`),
  put: { '1.unit_price': 16_001 },
});

/** One thing that is wrong, and the place that is reported: rule, request, path, change. */
const rows: [rule: RuleId, request: string, path: string, change: Change][] = [
  ['answered', 'GET /departures/d1/cabins', '', instead(/^GET \/departures\/d1\/cabins$/, 'silence')],
  ['status', 'GET /departures/d1/cabins', '', instead(/^GET \/departures\/d1\/cabins$/, { status: 403, type: 'text/plain', body: 'no' })],
  ['content-type', 'GET /departures/d1/cabins', '', instead(/^GET \/departures\/d1\/cabins$/, { type: 'text/html' })],
  ['content-type', 'GET /tours', '', instead(/^GET \/tours$/, { type: 'application/json; charset=iso-8859-1' })],
  ['json', 'GET /departures/d1/products', '', instead(/^GET \/departures\/d1\/products$/, { body: '{"bikes":' })],
  [
    'error-body',
    'GET /departures/contract-check-unknown',
    'status',
    respondWith(/^GET \/departures\/contract-check-unknown$/, { status: 400 }),
  ],
  [
    'error-body',
    'GET /departures/contract-check-unknown',
    'title',
    respondWith(/^GET \/departures\/contract-check-unknown$/, { title: 1 }),
  ],
  ['error-body', 'GET /tours/contract-check-unknown', '', instead(/^GET \/tours\/contract-check-unknown$/, { body: 'no' })],
  [
    'not-found',
    'GET /departures/contract-check-unknown',
    '',
    instead(/^GET \/departures\/contract-check-unknown$/, { status: 410, type: 'a/b' }),
  ],
  [
    'not-found',
    'GET /departures/d1/voucher?code=contract-check-unknown',
    '',
    instead(/code=contract-check-unknown/, { status: 200, body: '{}' }),
  ],
  ['client-fault', 'GET /tours/contract-check-unknown', '', instead(/^GET \/tours\/contract-check-unknown$/, { status: 500, type: 'a/b' })],
  ['client-fault', 'GET /tours/t1/departures', '', instead(/^GET \/tours\/t1\/departures$/, { status: 500, type: 'a/b' })],
  ['retry-after', 'GET /departures/d1', '', { ...instead(/^GET \/departures\/d1$/, { status: 429, type: 'a/b' }), once: true }],
  ['booking-refused', 'POST /bookings (no JSON)', '', instead(/^POST \/bookings \{$/, { status: 201 })],
  ['booking-refused', noPassengers, '', instead(/"passengers":\[\].*"boatbiketours"/, { status: 400, type: 'a/b' })],
  ['booking-errors', noPassengers, 'errors', respondWith(/"passengers":\[\].*"boatbiketours"/, { errors: undefined })],
  ['error-repeats', `${noPassengers} with the key in capitals`, '', instead(/"boatbiketours".*"ABCDEFAB/, { status: 409, type: 'a/b' })],
  ['payment-refused', 'POST /payments/00000000-0000-4000-8000-000000000000', '', instead(/^POST \/payments/, { status: 200 })],

  ['shape-tours', 'GET /tours', 'data', respondWith(/^GET \/tours$/, { data: undefined })],
  ['shape-tour', 'GET /tours/t1', 'tours', respondWith(/^GET \/tours\/t1$/, { tours: [] })],
  ['shape-tourDepartures', may, '1.date', respondWith(/^GET \/tours\/t1\/departures\?start=2027-05-01&end/, { '1.date': '2027-02-30' })],
  ['shape-tourPrices', 'GET /tours/t1/prices', '0.month', respondWith(/^GET \/tours\/t1\/prices$/, { '0.month': 13 })],
  ['shape-tourTranslations', 'GET /translations/tours', '0.language', respondWith(/^GET \/translations\/tours$/, { '0.language': 'fr' })],
  ['shape-portTranslations', 'GET /translations/ports', '0.name', respondWith(/^GET \/translations\/ports$/, { '0.name': 1 })],
  ['shape-departure', 'GET /departures/d1', 'voucher.percentage', respondWith(/^GET \/departures\/d1$/, { 'voucher.percentage': 101 })],
  [
    'shape-departureCabins',
    'GET /departures/d1/cabins',
    '0.unit_price',
    respondWith(/^GET \/departures\/d1\/cabins$/, { '0.unit_price': 0.001 }),
  ],
  [
    'shape-departureProducts',
    'GET /departures/d1/products',
    'bikes.0.id',
    respondWith(/^GET \/departures\/d1\/products$/, { 'bikes.0.id': 'x' }),
  ],
  ['shape-voucherTranslations', 'GET /translations/vouchers', '0.code', respondWith(/^GET \/translations\/vouchers$/, { '0.code': null })],
  [
    'shape-departureVoucher',
    'GET /departures/d1/voucher?code=SUN50',
    'amount',
    respondWith(/^GET \/departures\/d1\/voucher\?code=SUN50$/, { amount: -1 }),
  ],
  ['shape-shipTranslations', 'GET /translations/ships', '0.language', respondWith(/^GET \/translations\/ships$/, { '0.language': 'fr' })],
  ['shape-productTranslations', 'GET /translations/products', '', instead(/^GET \/translations\/products$/, { body: '{}' })],
  [
    'shape-cabinTranslations',
    'GET /translations/ships/ship/cabins',
    '0.id',
    respondWith(/^GET \/translations\/ships\/ship\/cabins$/, { '0.id': '' }),
  ],
  ['shape-booking', `GET /bookings/${good.booking.id}`, 'exchange_rate', respondWith(/^GET \/bookings\/2b/, { exchange_rate: 0 })],
  ['shape-payment', `GET /payments/${good.payment.id}`, 'market', respondWith(/^GET \/payments\/5f/, { market: 'eu' })],

  ['ids-unique', 'GET /departures/d1/cabins', '1', data({ 'cabins.1.id': 'twin-1' })],
  ['ids-unique', 'GET /departures/d1/products', 'bikes.1', data({ 'products.bikes.1': good.products.bikes[0] })],
  ['ids-unique', 'GET /translations/ports', '6', data({ 'portTexts.6': good.portTexts[1] })],
  ['ids-unique', 'GET /translations/ships', '1', data({ 'ships.1.language': 'en', 'ships.3': good.ships[1] })],
  ['requested-id', 'GET /departures/d1', 'id', respondWith(/^GET \/departures\/d1$/, { id: 'd2' })],
  ['requested-id', 'GET /tours/t1', 'tours.0.id', respondWith(/^GET \/tours\/t1$/, { 'tours.0.id': 't2' })],
  ['requested-id', `GET /payments/${good.payment.id}`, 'id', respondWith(/^GET \/payments\/5f/, { id: good.booking.id })],
  ['catalogue-empty', 'GET /tours', 'data', data({ tours: [] })],
  ['tour-agrees', 'GET /tours/t1', 'tours.0.duration', respondWith(/^GET \/tours\/t1$/, { 'tours.0.duration': 7 })],
  ['tour-dates', 'GET /tours/t1', 'first_available', respondWith(/^GET \/tours\/t1$/, { first_available: '2027-05-09' })],
  ['tour-dates', 'GET /tours/t1', 'last_departure', respondWith(/^GET \/tours\/t1$/, { last_departure: '2027-05-22' })],
  [
    'tour-dates',
    'GET /tours/t1',
    'first_departure',
    respondWith(/^GET \/tours\/t1$/, { first_departure: '2027-05-22', first_available: null }),
  ],
  [
    'tour-dates',
    'GET /tours/t1',
    'last_departure',
    respondWith(/^GET \/tours\/t1$/, { first_available: '2027-06-05', last_departure: '2027-05-22' }),
  ],
  ['joined-tours', 'GET /tours/t1:t2', 'tours', respondWith(/^GET \/tours\/t1:t2$/, { tours: [good.tours[0]] })],
  [
    'joined-tours',
    'GET /tours/t1:t2/departures?start=2027-05-01&end=2027-06-01',
    '',
    instead(/^GET \/tours\/t1:t2\/departures/, { body: '[]' }),
  ],
  [
    'departure-range',
    'GET /tours/t1/departures?start=2027-05-08&end=2027-05-09',
    '',
    instead(/start=2027-05-08&end=2027-05-09/, { body: '[]' }),
  ],
  [
    'departure-range',
    'GET /tours/t1/departures?start=2027-05-08&end=2027-05-09',
    '1.date',
    respondWith(/start=2027-05-08&end=2027-05-09/, { '1': good.departures[1]?.wire }),
  ],
  ['departure-tour', may, '0.tour_id', data({ [`${d1}.tour_id`]: 't9' })],
  ['departures-sorted', may, '1.date', data({ [`${d1}.date`]: '2027-05-24', [`${d1}.end_date`]: '2027-05-31' })],
  ['departure-dates', may, '0.end_date', data({ [`${d1}.end_date`]: '2027-05-07' })],
  ['departure-duration', may, '0.duration', data({ [`${d1}.duration`]: 7 })],
  [
    'departure-agrees',
    'GET /departures/d1',
    'availability.minimum_price',
    respondWith(/^GET \/departures\/d1$/, { 'availability.minimum_price': 1299 }),
  ],
  ['departure-agrees', 'GET /departures/d1', 'voucher', respondWith(/^GET \/departures\/d1$/, { voucher: null })],
  ['availability-bounds', may, '0.availability.available_cabins', data({ [`${d1}.availability.available_cabins`]: 19 })],
  [
    'availability-missing',
    may,
    '0.availability',
    data({
      departures: good.departures.map(({ of, wire: { availability, ...wire } }) => ({ of, wire: { ...wire, avalability: availability } })),
    }),
  ],
  ['price-range', may, '0.availability.minimum_price', data({ [`${d1}.availability.maximum_price`]: 1198 })],
  ['month-price', 'GET /tours/t1/prices', '1.maximum_price', respondWith(/^GET \/tours\/t1\/prices$/, { '1.maximum_price': 2049 })],
  [
    'euros',
    'GET /tours/t1/prices',
    '0.minimum_price',
    respondWith(/^GET \/tours\/t1\/prices$/, { '0.minimum_price': 119_900, '0.maximum_price': 204_950 }),
  ],
  ['euros', 'GET /departures/d1/cabins', '0.unit_price', data({ 'cabins.0.unit_price': 119_900, 'cabins.1.unit_price': 204_950 })],
  ['euros', 'GET /departures/d1/cabins', '1.unit_price', data({ 'cabins.1.unit_price': 20.5 })],
  ['euros', 'GET /departures/d1/products', 'bikes.0.unit_price', data({ 'products.bikes.0.unit_price': 1200 })],
  ['euros', 'GET /tours/t1/prices', '0.minimum_price', data(allInCents)],
  ['euros', 'GET /tours/t2/prices', '0.minimum_price', data(allInCents)],
  ['euros', 'GET /tours/t1/prices', '1.minimum_price', data({ ...allInCents, tours: [good.tours[0]] })],
  ['price-size', 'GET /tours/t2/prices', '0.minimum_price', oneDear('3')],
  ['price-size', 'GET /tours/t1/prices', '1.minimum_price', { ...oneDear('2'), ...data({ ...oneDear('2').data, tours: [good.tours[0]] }) }],
  ['month-once', 'GET /tours/t1/prices', '1', respondWith(/^GET \/tours\/t1\/prices$/, { '1.month': 5 })],
  ['cabin-count', 'GET /departures/d1/cabins', '0.available_count', data({ 'cabins.0.available_count': 7 })],
  ['cabin-price', 'GET /departures/d1', 'availability.minimum_price', data({ 'cabins.0.unit_price': 1200 })],
  ['cabin-price', 'GET /departures/d1', 'availability.maximum_price', data({ 'cabins.1.unit_price': 2049 })],
  [
    'cabins-to-choose',
    'GET /departures/d1',
    'availability.available_passengers',
    data({ cabins: good.cabins.map((cabin) => ({ ...cabin, count: 0, available_count: 0 })) }),
  ],
  [
    'ship-name',
    'GET /tours/t1/departures?start=2027-06-01&end=2027-07-01',
    '0.ship_name',
    data({ 'departures.2.wire.ship_name': 'Other' }),
  ],
  ['translation-missing', 'GET /translations/products', '', data({ productTexts: good.productTexts.slice(1) })],
  ['translation-missing', 'GET /translations/ports', '', data({ portTexts: good.portTexts.slice(1) })],
  ['translation-missing', 'GET /translations/vouchers', '', data({ voucherTexts: good.voucherTexts.slice(1) })],

  ['booking-amounts', `GET /bookings/${good.booking.id}`, 'full_amount', data({ 'booking.full_amount': 3032.93 })],
  ['booking-amounts', `GET /bookings/${good.booking.id}`, 'deposit', data({ 'booking.deposit': 3032.93 })],
  [
    'booking-balance',
    `GET /bookings/${good.booking.id}`,
    'balance_due',
    data({ 'booking.paid_amount': 1046.32, 'booking.balance_due': 3032.92 }),
  ],
  ['booking-balance', `GET /bookings/${good.booking.id}`, 'balance_due', data({ 'booking.balance_due': 3032.93 })],
  ['booking-on-request', `GET /bookings/${good.booking.id}`, 'can_pay', data({ 'booking.on_request': true, 'booking.deposit': null })],
  ['trip-refused', 'trip d1: cabins', '', data({ 'cabins.1.unit_price': 80_000_000_000_000 })],
  ['price-differs', 'dry run of d1: everything, NL', 'total', respondWith(/^POST \/dry-run .*"d1".*"NL"/, { total: 1 })],
  [
    'price-differs',
    'dry run of d1: cabins',
    'lines.0.amount',
    respondWith(/^POST \/dry-run .*"d1".*"country":null/, { 'lines.0.amount': 1 }),
  ],
];

test('a backend that conforms to the contract breaks no rule', async () => {
  const { findings, counts } = await checkFake();
  expect(findings).toEqual([]);
  expect(counts).toMatchObject({ tours: 2, departures: 4, departuresInDetail: 4, trips: 16 });
});

describe('one thing that is wrong breaks exactly one rule, and its place is reported (CALL-37, CALL-54, PRICE-36)', () => {
  test.each(rows)('%s: %s %s', async (rule, request, path, change) => {
    const { findings } = await checkFake(change);
    expect([...new Set(findings.map((finding) => finding.rule))], JSON.stringify(findings, null, 1)).toEqual([rule]);
    expect(findings).toContainEqual(expect.objectContaining({ rule, request, path }));
  });

  test('every rule has such a row', () => {
    expect([...new Set(rows.map(([rule]) => rule))].toSorted()).toEqual(Object.keys(rules).toSorted());
  });
});
