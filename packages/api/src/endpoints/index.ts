import type * as v from 'valibot';
import { bookingEndpoints } from './booking-endpoints.ts';
import { departureEndpoints } from './departure-endpoints.ts';
import type { InputOf } from './endpoint.ts';
import { tourEndpoints } from './tour-endpoints.ts';

export type { Endpoint } from './endpoint.ts';

/** The whole HTTP contract, once: the client, the reference backend, its OpenAPI page and the tests are made from it. Specification section 7. */
export const endpoints = { ...tourEndpoints, ...departureEndpoints, ...bookingEndpoints } as const;

export type EndpointName = keyof typeof endpoints;
/** What a caller gives, by name. */
export type EndpointInput<Name extends EndpointName> = InputOf<(typeof endpoints)[Name]>;
/** What a server answers: the wire's own shape (amounts in euros). */
export type EndpointWire<Name extends EndpointName> = v.InferInput<(typeof endpoints)[Name]['response']>;
/** What a server is given. */
export type EndpointBody<Name extends EndpointName> = (typeof endpoints)[Name]['body'] extends v.GenericSchema
  ? v.InferOutput<NonNullable<(typeof endpoints)[Name]['body']>>
  : never;
