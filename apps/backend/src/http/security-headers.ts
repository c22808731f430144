import type { MiddlewareHandler } from 'hono';
import type { ToVisitorUrl } from '../clients/visitor-url.ts';

/** No page uses a device. The frames of the card provider may use the payment API of the browser. */
const permissions = [
  ...['camera', 'microphone', 'geolocation', 'usb', 'serial', 'midi', 'display-capture'].map((name) => `${name}=()`),
  'payment=(self "https://js.stripe.com")',
].join(', ');

/**
 * Headers that do not depend on the page: HSTS for requests over https, and permissions for everything outside the API.
 */
export const securityHeaders =
  (hstsSeconds: number, toVisitorUrl: ToVisitorUrl): MiddlewareHandler =>
  async (c, next) => {
    await next();
    // `c.header` would copy a response that exists, and turn its body into a stream.
    const { headers } = c.res;
    if (hstsSeconds > 0 && toVisitorUrl(c).protocol === 'https:') headers.set('Strict-Transport-Security', `max-age=${hstsSeconds}`);
    if (!c.req.path.startsWith('/api/')) headers.set('Permissions-Policy', permissions);
  };
