import type { EndpointBody, EndpointInput, EndpointName, endpoints } from '@booking/api/endpoints';
import type * as v from 'valibot';

type QuerySchema<Name extends EndpointName> = (typeof endpoints)[Name]['query'];
type Query<Name extends EndpointName> = QuerySchema<Name> extends v.GenericSchema ? v.InferOutput<QuerySchema<Name>> : null;
type Params<Name extends EndpointName> = EndpointInput<Name> extends { params: infer Names } ? Names : Record<never, string>;

/** Input of an endpoint: path parameters, query and body, as parsed by its schemas. */
export type HandlerInput<Name extends EndpointName> = { params: Params<Name>; query: Query<Name>; body: EndpointBody<Name> };
