import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { Context } from 'hono';

type Single = 'accept-encoding' | 'if-none-match' | 'x-forwarded-for' | 'x-forwarded-proto';

/** The request headers as parsed by Node; undefined for a request that did not arrive over a connection. */
export const headersOfNode = (c: Context): IncomingHttpHeaders | undefined =>
  ((c.env ?? {}) as { incoming?: { headers?: IncomingHttpHeaders } }).incoming?.headers;

/**
 * Reads a request header from Node directly. The framework first creates an object of all headers, which takes longer than the rest of a cached
 * response.
 */
export function requestHeader(c: Context, name: Single): string | undefined {
  const headers = headersOfNode(c);
  const value = headers ? headers[name] : c.req.header(name);
  return Array.isArray(value) ? value.join(', ') : value;
}

/**
 * Sets headers of a response that has not been created yet, on Node’s own response object. If the framework gets more than one header, it creates
 * an object of its own, which costs a twentieth of the response time. So frequent responses pass it only the content type.
 */
export function setHeaders(c: Context, headers: Readonly<Record<string, string>>): void {
  const outgoing = ((c.env ?? {}) as { outgoing?: ServerResponse }).outgoing;
  for (const [name, value] of Object.entries(headers)) {
    if (outgoing) outgoing.setHeader(name, value);
    else c.header(name, value);
  }
}
