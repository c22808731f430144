import type { MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import { getRemoteAddress, isSecure, type TrustedProxies } from '../clients/client-address.ts';
import { requestHeader, setHeaders } from './headers.ts';

/** Nothing here uses a device; the card provider's frames may use the browser's own payment. */
const permissions = [
  ...['camera', 'microphone', 'geolocation', 'usb', 'serial', 'midi', 'display-capture'].map((name) => `${name}=()`),
  'payment=(self "https://js.stripe.com")',
].join(', ');
const ofPages = { 'Permissions-Policy': permissions, 'X-Content-Type-Options': 'nosniff' };

/**
 * Headers that do not depend on the page: https only, once it came by https; and for everything outside the API what its pages may do. Set
 * before the answer is made: afterwards they cost a copy of it. BACK-37.
 */
export const securityHeaders = ({
  hstsSeconds,
  trustedProxies,
}: {
  hstsSeconds: number;
  trustedProxies: TrustedProxies;
}): MiddlewareHandler =>
  createMiddleware(async (c, next) => {
    const arrival = { connection: getRemoteAddress(c.env), header: (name: 'x-forwarded-proto') => requestHeader(c, name) };
    if (hstsSeconds > 0 && isSecure(arrival, trustedProxies)) setHeaders(c, { 'Strict-Transport-Security': `max-age=${hstsSeconds}` });
    if (!c.req.path.startsWith('/api/')) setHeaders(c, ofPages);
    await next();
  });
