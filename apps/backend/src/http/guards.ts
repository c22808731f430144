import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import type { ToVisitorUrl } from '../clients/visitor-url.ts';
import { Problem, problemResponse } from './problem.ts';

const countHosts = (c: Context): number => {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  return incoming?.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length ?? 1;
};

/** Whether a browser asks for a page. */
const wantsPage = (c: Context): boolean => !c.req.path.startsWith('/api/') && c.req.header('accept')?.includes('text/html') === true;

/**
 * Rejects a second `Host`, which a proxy may read differently, and NUL in an address, which no database stores. A browser gets the page of `pages`
 * for it, as for any address that nobody can decode.
 */
export const rejectMalformed =
  (pages: Hono): MiddlewareHandler =>
  async (c, next) => {
    if (countHosts(c) > 1) return problemResponse(c, new Problem(400, 'More than one Host header'));
    if (!c.req.url.includes('%00')) return next();
    return wantsPage(c) ? pages.fetch(c.req.raw, c.env) : problemResponse(c, new Problem(400, 'The address contains NUL'));
  };

/**
 * Rejects a body of another type than `types`, whatever its parameters. Browsers let any page send a text or a form anywhere, but ask first before
 * they send JSON.
 */
export const requireType =
  (...types: readonly string[]): MiddlewareHandler =>
  async (c, next) => {
    const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
    return types.includes(type) ? next() : problemResponse(c, new Problem(415, `The Content-Type is not ${types.join(' or ')}`));
  };

/** Whether an `Origin` is that of the host. The scheme is not compared: behind a proxy it is unknown, and HSTS protects it. */
function isOwn(origin: string, host: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, host: sender } = new URL(origin);
  const own = `${protocol}//${host}`;
  return URL.canParse(own) && new URL(own).host === sender;
}

/**
 * Rejects requests that a browser sends for a page of another site, unless its origin is allowed or the request changes nothing. Browsers name the
 * relation of the two sites in `Sec-Fetch-Site`; older ones, and all of them over plain http, only send `Origin`. Other clients send neither. The
 * embedded frame is a page of this site, whatever page it is in.
 */
export function rejectForeign(allowedOrigins: readonly string[], toVisitorUrl: ToVisitorUrl): MiddlewareHandler {
  const isForeign = (c: Context): boolean => {
    const origin = c.req.header('origin');
    if (origin !== undefined && allowedOrigins.includes(origin)) return false;
    const site = c.req.header('sec-fetch-site');
    if (site !== undefined) return site !== 'same-origin' && site !== 'none';
    return origin !== undefined && !isOwn(origin, toVisitorUrl(c).host);
  };
  return async (c, next) => {
    if (['GET', 'HEAD', 'OPTIONS'].includes(c.req.method) || !isForeign(c)) return next();
    return problemResponse(c, new Problem(403, 'Pages of other sites may not send this request'));
  };
}
