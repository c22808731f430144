import type { Page } from '@playwright/test';
import { createStripe, type FakeIntent, respondToCall } from '../../../packages/flow/src/testing/screens/provider-object.ts';

/**
 * Stands in for the card provider at its own addresses: the script at js.stripe.com, intents at api.stripe.com, each requested by the
 * browser and fulfilled here.
 */
export async function fakeProvider(page: Page, intents: Record<string, FakeIntent>) {
  const seen = { keys: [] as string[], scripts: [] as string[], calls: [] as string[] };
  const provider = { seen, hangs: false };
  await page.exposeFunction('providerSeesKey', (key: string) => void seen.keys.push(key));
  await page.route('https://js.stripe.com/**', async (route) => {
    seen.scripts.push(route.request().url());
    if (!provider.hangs) await route.fulfill({ contentType: 'text/javascript', body: `(${start})(${createStripe})` });
  });
  await page.route('https://api.stripe.com/**', (route) => {
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    const method = route.request().method();
    if (method === 'OPTIONS') return route.fulfill({ status: 204, headers });
    const { pathname } = new URL(route.request().url());
    seen.calls.push(`${method} ${pathname}`);
    const json = respondToCall(pathname.replace('/v1', ''), intents);
    return route.fulfill({ status: 'error' in json ? 404 : 200, json, headers });
  });
  return provider;
}

/** Runs in the page, in place of the provider's script. */
function start(create: typeof createStripe): void {
  const page = window as unknown as { Stripe: unknown; providerSeesKey(key: unknown): void };
  page.Stripe = create({
    behaviour: 'documented',
    sees: (kind, what) => kind === 'keys' && page.providerSeesKey(what),
    hold: (load) => load(),
    async call(key, method, path) {
      const response = await fetch(`https://api.stripe.com/v1${path}`, { method, headers: { authorization: `Bearer ${key}` } });
      return response.json();
    },
    leave: (url) => window.location.assign(url),
  });
}
