import * as schema from '@booking/domain/schema';
import * as v from 'valibot';

type Schema = v.GenericSchema<unknown, unknown>;

export type Endpoint<
  Method extends 'GET' | 'POST' = 'GET' | 'POST',
  Path extends string = string,
  Query extends Schema | null = Schema | null,
  Body extends Schema | null = Schema | null,
  Response extends Schema = Schema,
> = { method: Method; path: Path; summary: string; query: Query; body: Body; response: Response; errors: readonly number[] };

const get = <const Path extends string, Response extends Schema, Query extends Schema | null = null>(
  path: Path,
  summary: string,
  response: Response,
  { query = null as Query, errors = [] as readonly number[] } = {},
): Endpoint<'GET', Path, Query, null, Response> => ({ method: 'GET', path, summary, query, body: null, response, errors });

const post = <const Path extends string, Body extends Schema, Response extends Schema>(
  path: Path,
  summary: string,
  body: Body,
  response: Response,
  errors: readonly number[],
): Endpoint<'POST', Path, null, Body, Response> => ({ method: 'POST', path, summary, query: null, body, response, errors });

const monthQuery = v.object({ start: schema.date, end: schema.date });
const codeQuery = v.object({ code: v.pipe(v.string(), v.nonEmpty()) });

/**
 * The whole HTTP contract, once: the client, the reference backend, its OpenAPI page and the tests are made from it.
 * Paths are relative to /api/v1; `{name}` is a path parameter. Specification section 7.
 */
export const endpoints = {
  tours: get('/tours', 'All tours', schema.TourListSchema),
  tour: get('/tours/{id}', 'One tour, or several joined by a colon', schema.TourDetailSchema, { errors: [404] }),
  tourDepartures: get('/tours/{id}/departures', 'Departures with start <= date < end', v.array(schema.DepartureSchema), {
    query: monthQuery,
    errors: [400, 404],
  }),
  tourPrices: get('/tours/{id}/prices', 'Lowest and highest price of each month', v.array(schema.MonthPriceSchema), { errors: [404] }),
  departure: get('/departures/{id}', 'One departure', schema.DepartureSchema, { errors: [404] }),
  departureCabins: get('/departures/{id}/cabins', 'Cabin types of a departure', v.array(schema.CabinTypeSchema), { errors: [404] }),
  departureProducts: get('/departures/{id}/products', 'Bikes, diets, other products, guarantee fund and insurance', schema.ProductsSchema, {
    errors: [404],
  }),
  departureVoucher: get('/departures/{id}/voucher', 'The discount that a coupon code gives on a departure', schema.VoucherSchema, {
    query: codeQuery,
    errors: [400, 404, 422],
  }),
  shipTranslations: get('/translations/ships', 'Texts and images of ships', v.array(schema.TranslationSchema)),
  productTranslations: get('/translations/products', 'Texts of products', v.array(schema.TranslationSchema)),
  cabinTranslations: get(
    '/translations/ships/{shipId}/cabins',
    'Texts and images of the cabins of a ship',
    v.array(schema.TranslationSchema),
  ),
  createBooking: post('/bookings', 'Make a booking', schema.BookingRequestSchema, schema.BookingCreatedSchema, [400, 409, 422]),
  booking: get('/bookings/{id}', 'The state of a booking', schema.BookingResultSchema, { errors: [404] }),
  payBooking: post(
    '/bookings/{id}/payments',
    'Start paying a booking',
    schema.BookingPaymentRequestSchema,
    schema.ClientSecretSchema,
    [400, 404, 409],
  ),
  payment: get('/payments/{id}', 'A standalone payment', schema.PaymentSchema, { errors: [404] }),
  pay: post('/payments/{id}', 'Start paying a standalone payment', schema.PaymentRequestSchema, schema.ClientSecretSchema, [400, 404, 409]),
} as const;

export type EndpointName = keyof typeof endpoints;

/** The names in braces of a path. */
type PathNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | PathNames<Rest> : never;
type QueryOf<E extends Endpoint> = E['query'] extends Schema ? { query: v.InferInput<E['query']> } : unknown;
type BodyOf<E extends Endpoint> = E['body'] extends Schema ? { body: v.InferInput<E['body']> } : unknown;
type ParamsOf<E extends Endpoint> = [PathNames<E['path']>] extends [never] ? unknown : { params: Record<PathNames<E['path']>, string> };

/** What a caller gives: path parameters, query and body, where the endpoint has them. */
export type EndpointInput<Name extends EndpointName> = ParamsOf<(typeof endpoints)[Name]> &
  QueryOf<(typeof endpoints)[Name]> &
  BodyOf<(typeof endpoints)[Name]>;
/** What a caller gets: the answer, parsed (amounts in cents). */
export type EndpointOutput<Name extends EndpointName> = v.InferOutput<(typeof endpoints)[Name]['response']>;
/** What a server answers: the wire's own shape (amounts in euros). */
export type EndpointWire<Name extends EndpointName> = v.InferInput<(typeof endpoints)[Name]['response']>;
/** What a server is given. */
export type EndpointBody<Name extends EndpointName> = (typeof endpoints)[Name]['body'] extends Schema
  ? v.InferOutput<NonNullable<(typeof endpoints)[Name]['body']>>
  : never;
