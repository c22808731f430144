import { type Endpoint, type EndpointName, endpoints } from '../endpoints/index.ts';
import { responseExamples } from './examples.ts';
import { toPublishedSchema, toSchema } from './json-schema.ts';
import { getTitle } from './status-titles.ts';

const summaries: Record<EndpointName, string> = {
  tours: 'All tours',
  tour: 'One tour, or several joined by a colon',
  tourDepartures: 'Departures with start <= date < end',
  tourPrices: 'Lowest and highest price of each month',
  tourTranslations: 'Names of tours',
  portTranslations: 'Names of ports',
  departure: 'One departure',
  departureCabins: 'Cabin types of a departure',
  departureProducts: 'Bikes, diets, other products, guarantee fund and insurance',
  departureVoucher: 'The discount that a coupon code gives on a departure',
  shipTranslations: 'Texts and images of ships',
  productTranslations: 'Texts of products and of insurance policies',
  cabinTranslations: 'Texts and images of the cabins of a ship',
  voucherTranslations: 'Descriptions of vouchers',
  createBooking: 'Make a booking',
  booking: 'The state of a booking',
  payBooking: 'Start paying a booking',
  payment: 'A standalone payment',
  pay: 'Start paying a standalone payment',
};

/** Errors that any server may return in addition to those of the contract, and that the reference backend does return. BACK-30, BACK-34, BACK-52, BACK-53. */
const anyErrors = [429, 500, 503];
const bodyErrors = [403, 413, 415];
const providerErrors = [502];
/** Endpoints that call the card provider for a visitor. */
const charges: readonly EndpointName[] = ['payBooking', 'pay'];
/** Endpoints that also respond with 201. */
const created: readonly EndpointName[] = ['createBooking'];

/** A path or query with a parameter may be malformed: not a date, too many ids, characters that cannot be stored. */
const malformedErrors = [400];

const getErrors = (name: EndpointName, { errors, path, query, body }: Endpoint): number[] => {
  const own = [
    ...errors,
    ...anyErrors,
    ...(path.includes('{') || query !== null ? malformedErrors : []),
    ...(body === null ? [] : bodyErrors),
    ...(charges.includes(name) ? providerErrors : []),
  ];
  return [...new Set(own)].sort((one, other) => one - other);
};

const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const problem = {
  type: 'object',
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    errors: {
      type: 'array',
      items: { type: 'object', properties: { path: { type: 'string' }, message: { type: 'string' } }, required: ['path', 'message'] },
    },
  },
};
const retryAfter = { description: 'Seconds after which the same request may succeed', schema: { type: 'integer' } };

type ObjectSchema = { properties?: Record<string, object>; required?: readonly string[] };

/** The resource of a path, its first part, by which documents and generators group the calls. */
const getTag = ({ path }: Endpoint): string => path.split('/')[1] ?? '';

const tags = {
  tours: 'Tours, their departures and their prices per month',
  translations: 'Texts in the languages of the visitors',
  departures: 'A departure with what is on sale for it',
  bookings: 'Bookings and their payments',
  payments: 'Standalone payments',
};

function toParameters({ path, query }: Endpoint): object[] {
  const inPath = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
  const { properties = {}, required = [] } = query === null ? {} : (toSchema(query, 'query') as ObjectSchema);
  const inQuery = Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }));
  return [...inPath, ...inQuery];
}

/**
 * What a mock server that invents its responses (json-schema-faker) takes instead: invented fields each conform, but do not belong together, and no
 * page could show a tour whose dates are of another century. Not part of JSON Schema, so it is in the document only.
 */
const toMockHint = (example: unknown) => ({ 'x-faker': { 'helpers.objectValue': { const: example } } });

function toOperation(name: EndpointName, endpoint: Endpoint): object {
  const errors = getErrors(name, endpoint).map((status) => [
    String(status),
    {
      description: getTitle(status),
      ...([429, 503].includes(status) && { headers: { 'Retry-After': retryAfter } }),
      content: { 'application/problem+json': { schema: problem } },
    },
  ]);
  const response = { ...toPublishedSchema(name, 'response'), ...toMockHint(responseExamples[name][0]) };
  const success = { description: summaries[name], ...json(response) };
  const body = toPublishedSchema(name, 'body');
  return {
    operationId: name,
    tags: [getTag(endpoint)],
    summary: summaries[name],
    parameters: toParameters(endpoint),
    ...(body === null ? {} : { requestBody: { required: true, ...json(body) } }),
    responses: { '200': success, ...(created.includes(name) && { '201': success }), ...Object.fromEntries(errors) },
  };
}

/** The contract as an OpenAPI 3.1 document, from the input side of the schemas that validate it. */
export function openApi(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, endpoint] of Object.entries(endpoints) as [EndpointName, Endpoint][]) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: toOperation(name, endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Booking of boat-and-bike tours',
      version: '1',
      description: 'Amounts are euros with at most two decimals; dates are YYYY-MM-DD.',
    },
    servers: [{ url: '/api/v1' }],
    // Whoever knows an id may ask for it: no call has credentials.
    security: [],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths,
  };
}
