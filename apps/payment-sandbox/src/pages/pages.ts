import { Hono } from 'hono';
import type { Bank } from '../bank.ts';
import type { StoredIntent } from '../store/objects.ts';
import type { Objects, Store } from '../store/store.ts';
import { challengePage } from './challenge-page.ts';

/** The return URL with the query parameters that the provider adds; http(s) only. */
function returnAddress(intent: StoredIntent): string | null {
  if (!intent.returnUrl || !/^https?:\/\//.test(intent.returnUrl)) return null;
  const url = new URL(intent.returnUrl);
  const status = intent.status === 'succeeded' ? 'succeeded' : intent.status === 'processing' ? 'processing' : 'failed';
  url.searchParams.set('payment_intent', intent.id);
  url.searchParams.set('payment_intent_client_secret', intent.secret);
  url.searchParams.set('redirect_status', status);
  return url.href;
}

/** The 3-D Secure pages. Paths start with /sandbox. */
export function createPages(store: Store, bank: Bank): Hono {
  const pages = new Hono();
  const path = '/sandbox/challenge/:id';
  const known = async (objects: Objects, id: string, secret: unknown): Promise<StoredIntent | null> => {
    const intent = await objects.get('intent', id);
    return intent && intent.secret === secret ? intent : null;
  };

  pages.use(path, async (c, next) => {
    await next();
    c.header('cache-control', 'no-store');
    c.header('referrer-policy', 'no-referrer');
    c.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'");
  });
  pages.get(path, async (c) => {
    const intent = await store.run((objects) => known(objects, c.req.param('id'), c.req.query('client_secret')));
    if (!intent) return c.text('Not found', 404);
    if (intent.status === 'requires_action') return c.html(challengePage(intent));
    const target = returnAddress(intent);
    return target ? c.redirect(target, 303) : c.text('This challenge has ended.');
  });
  pages.post(path, async (c) => {
    const form = await c.req.parseBody();
    const after = await store.run(async (objects) => {
      const intent = await known(objects, c.req.param('id'), form.client_secret);
      return intent && ((await bank.end(objects, intent.id, form.result === 'complete')) ?? intent);
    });
    if (!after) return c.text('Not found', 404);
    const target = returnAddress(after);
    return target ? c.redirect(target, 303) : c.text('This challenge has ended.');
  });
  return pages;
}
