import { endpoints } from '@booking/api/endpoints';
import { sections } from '../sections.ts';

const patterns = Object.values(endpoints).map(({ method, path }) => ({
  endpoint: `${method} ${path}`,
  pattern: new RegExp(`^${method} ${path.replace(/\{\w+\}/g, '[^/?]*')}(?:[? ]|$)`),
}));

/** All endpoints of the contract, then what is checked beside them, in the order of the report. */
export const endpointOrder: readonly string[] = [...patterns.map(({ endpoint }) => endpoint), sections.priceCheck];

/** The endpoint of a request such as `GET /departures/d1/cabins`; trips and dry runs belong to the price check. */
export const getEndpoint = (request: string): string =>
  patterns.find(({ pattern }) => pattern.test(request))?.endpoint ?? sections.priceCheck;
