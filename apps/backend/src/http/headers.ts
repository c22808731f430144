import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { Context } from 'hono';

type Single = 'accept-encoding' | 'if-none-match' | 'x-forwarded-for' | 'x-forwarded-proto';

/** A request's headers where Node has put them; none where the request never was on a connection. */
export const headersOfNode = (c: Context): IncomingHttpHeaders | undefined =>
  ((c.env ?? {}) as { incoming?: { headers?: IncomingHttpHeaders } }).incoming?.headers;

/**
 * A request's header, read where Node has put it: the framework's own way first makes an object of all headers, which takes longer than the rest
 * of a kept answer.
 */
export function requestHeader(c: Context, name: Single): string | undefined {
  const headers = headersOfNode(c);
  const value = headers ? headers[name] : c.req.header(name);
  return Array.isArray(value) ? value.join(', ') : value;
}

/**
 * Sets headers of an answer that is not made yet, where Node takes them from. Where the framework is given more than one it makes an object of its own of
 * them, which takes a twentieth of an answer's time: what is asked for often gives it none but the type of what is sent.
 */
export function setHeaders(c: Context, headers: Readonly<Record<string, string>>): void {
  const outgoing = ((c.env ?? {}) as { outgoing?: ServerResponse }).outgoing;
  for (const [name, value] of Object.entries(headers)) {
    if (outgoing) outgoing.setHeader(name, value);
    else c.header(name, value);
  }
}
