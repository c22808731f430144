import type * as v from 'valibot';
import { bookingEndpoints } from './booking-endpoints.ts';
import { departureEndpoints } from './departure-endpoints.ts';
import type { CallInput, CallOutput } from './endpoint.ts';
import { tourEndpoints } from './tour-endpoints.ts';
import { voucherEndpoints } from './voucher-endpoints.ts';

export type { Endpoint } from './endpoint.ts';
export { fillPath } from './fill-path.ts';

/** The whole HTTP contract, once: the client, the reference backend, its OpenAPI page and the tests are made from it. CALL-1, CALL-2. */
export const endpoints = { ...tourEndpoints, ...departureEndpoints, ...voucherEndpoints, ...bookingEndpoints } as const;

export type EndpointName = keyof typeof endpoints;
/** A call's input (path parameters, query, body), by endpoint name. */
export type EndpointInput<Name extends EndpointName> = CallInput<(typeof endpoints)[Name]>;
/** A call's output: the parsed response (amounts in cents). */
export type EndpointOutput<Name extends EndpointName> = CallOutput<(typeof endpoints)[Name]>;
/** A server's response, in the wire format (amounts in euros). */
export type EndpointWire<Name extends EndpointName> = v.InferInput<(typeof endpoints)[Name]['response']>;
/** The body that a server receives. */
export type EndpointBody<Name extends EndpointName> = (typeof endpoints)[Name]['body'] extends v.GenericSchema
  ? v.InferOutput<NonNullable<(typeof endpoints)[Name]['body']>>
  : never;
