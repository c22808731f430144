import type { EndpointName, endpoints } from '@booking/api/endpoints';

export type GetName = { [Name in EndpointName]: (typeof endpoints)[Name]['method'] extends 'GET' ? Name : never }[EndpointName];

/** The rule that the response of a GET has the shape of the contract. */
export type ShapeRule = `shape-${GetName}`;
