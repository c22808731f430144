import { brands } from '@booking/domain/brand';
import type { BookingRequest } from '@booking/domain/schema';
import { type Finding, findWhen } from '../finding.ts';
import { checkRuleErrors } from './check-exchange.ts';
import { type Exchange, type Expectation, either, notFound } from './exchange.ts';
import type { Reader } from './reader.ts';

const unknownId = 'contract-check-unknown';
const unknownUuid = '00000000-0000-4000-8000-000000000000';
/** Ids that a careless backend passes on to its database or its file system. */
const oddIds = ["'", '\u0000', '../..', 'x'.repeat(500), '%E0'];
const month = { start: '2027-05-01', end: '2027-06-01' };
/** Invalid months. */
const oddMonths = [
  {},
  { start: month.start },
  { ...month, start: '2027-02-30' },
  { start: month.end, end: month.start },
  { start: 'x', end: '' },
];

/** Requests what is unknown or malformed. `known`: a tour and a departure that exist. CALL-17, CALL-23, CALL-30, CALL-33. */
export async function requestUnknown(reader: Reader, known: { tour: string | undefined; departure: string | undefined }): Promise<void> {
  const [id, shipId] = [unknownId, unknownId];
  const { tour = unknownId, departure } = known;
  await Promise.all([
    reader.attempt('departure', { params: { id } }, notFound),
    reader.attempt('booking', { params: { id: unknownUuid } }, notFound),
    reader.attempt('payment', { params: { id: unknownUuid } }, notFound),
    ...(departure ? [reader.attempt('departureVoucher', { params: { id: departure }, query: { code: unknownId } }, notFound)] : []),
    reader.attempt('tour', { params: { id } }, either),
    reader.attempt('tourPrices', { params: { id } }, either),
    reader.attempt('tourDepartures', { params: { id }, query: month }, either),
    reader.attempt('departureCabins', { params: { id } }, either),
    reader.attempt('departureProducts', { params: { id } }, either),
    reader.attempt('departureVoucher', { params: { id }, query: { code: 'X' } }, either),
    reader.attempt('departureVoucher', { params: { id: departure ?? id } }, either),
    reader.attempt('cabinTranslations', { params: { shipId } }, either),
    reader.attempt('booking', { params: { id } }, either),
    reader.attempt('payment', { params: { id } }, either),
    ...oddMonths.map((query) => reader.attempt('tourDepartures', { params: { id: tour }, query }, either)),
    ...oddIds.flatMap((odd) =>
      (['tour', 'departure', 'booking', 'payment'] as const).map((name) => reader.attempt(name, { params: { id: odd } }, either)),
    ),
  ]);
}

/** A body of the right shape from which nothing can be booked: no such departure, no passengers, no address, no terms. */
const emptyBooking = (brand: BookingRequest['brand'], key: string): BookingRequest => ({
  departureId: unknownId,
  main: {
    phoneNumber: '',
    emailAddress: '',
    streetAddress: '',
    zipCode: '',
    city: '',
    country: '',
    state: '',
    customerRemarks: '',
    groupName: '',
  },
  passengers: [],
  insurance: { cancellation: false, travel: false },
  terms: {},
  locale: 'en',
  brand,
  voucher: null,
  products: [],
  idempotency_key: key,
});

const refusedBooking = (statuses: readonly number[] | '4xx'): Expectation => ({ kind: 'error', rule: 'booking-refused', statuses });
const refusedPayment: Expectation = { kind: 'error', rule: 'payment-refused', statuses: '4xx' };

/** The same body with the same key, also with the key in capitals, has one outcome. BACK-8. */
function checkRepeats([first, ...repeats]: readonly (Exchange | null)[]): Finding[] {
  if (!first) return [];
  return repeats.flatMap((repeat) =>
    repeat
      ? findWhen(repeat.status !== first.status, 'error-repeats', repeat, '', `status ${repeat.status}, at first ${first.status}`)
      : [],
  );
}

/** What was found, and the statuses of all invalid bookings and payments. */
export type InvalidPosts = { findings: Finding[]; bookings: number[]; payments: number[] };

/** Posts that can create nothing: bodies that are no booking, and payments of what does not exist. CALL-29, CALL-32, CALL-34. */
export async function sendInvalidPosts(reader: Reader, newUuid: () => string): Promise<InvalidPosts> {
  const statuses = { bookings: [] as number[], payments: [] as number[] };
  const post = async (path: string, body: string, expectation: Expectation, note = ''): Promise<Exchange | null> => {
    const exchange = await reader.send({ request: `POST ${path}${note}`, method: 'POST', url: path, body }, expectation);
    if (exchange) statuses[path === '/bookings' ? 'bookings' : 'payments'].push(exchange.status);
    return exchange;
  };
  const book = (body: unknown, expectation: Expectation, note: string) => post('/bookings', JSON.stringify(body), expectation, note);
  const method = { payment_method_id: 'pm_contract_check' };

  const ofBrands = await Promise.all(
    brands.map(async (brand) => {
      const body = emptyBooking(brand, newUuid());
      const note = ` (no passengers, ${brand})`;
      const first = await book(body, refusedBooking([404, 422]), note);
      const again = await book(body, refusedBooking('4xx'), `${note} again`);
      const capitals = { ...body, idempotency_key: body.idempotency_key.toUpperCase() };
      const inCapitals = await book(capitals, refusedBooking('4xx'), `${note} with the key in capitals`);
      return [...(first ? checkRuleErrors(first) : []), ...checkRepeats([first, again, inCapitals])];
    }),
  );
  await Promise.all([
    post('/bookings', '{', refusedBooking('4xx'), ' (no JSON)'),
    book({ departureId: 1 }, refusedBooking('4xx'), ' (another shape)'),
    book({ ...emptyBooking('boatbiketours', newUuid()), idempotency_key: 'no uuid' }, refusedBooking('4xx'), ' (a key that is no uuid)'),
    post(`/bookings/${unknownUuid}/payments`, JSON.stringify({ type: 'full_payment', ...method }), refusedPayment),
    post(`/payments/${unknownUuid}`, JSON.stringify(method), refusedPayment),
  ]);
  return { findings: ofBrands.flat(), ...statuses };
}
