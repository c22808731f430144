import type { MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import { getRemoteAddress, isSecure, type TrustedProxies } from '../clients/client-address.ts';
import { requestHeader, setHeaders } from './headers.ts';

/** No page uses a device. The frames of the card provider may use the payment API of the browser. */
const permissions = [
  ...['camera', 'microphone', 'geolocation', 'usb', 'serial', 'midi', 'display-capture'].map((name) => `${name}=()`),
  'payment=(self "https://js.stripe.com")',
].join(', ');
const ofPages = { 'Permissions-Policy': permissions, 'X-Content-Type-Options': 'nosniff' };

/**
 * Headers that do not depend on the page: HSTS for requests over https, and permissions for everything outside the API. They are set before the
 * response is created; later they would cost a copy of it. BACK-37.
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
