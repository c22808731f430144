import type { BrowserContext, Page, Route } from '@playwright/test';

/** The behaviour of the provider's element: as documented, never ready, a load error, or a script that is blocked or never loads. */
type Behaviour = 'documented' | 'never-ready' | 'load-error' | 'blocked' | 'hangs';
export type FakeIntent = { status: string; amount: number; currency: string; last_payment_error?: object | null };

type Seen = { keys: string[]; scripts: string[]; calls: string[]; events: string[] };

/**
 * Stands in for the card provider at its own addresses: the script at js.stripe.com, intents at api.stripe.com, each requested by the
 * browser and fulfilled here. The element's events come in the documented order: `loaderstart`, `ready`, and `change` only once something is typed.
 */
export async function fakeProvider(target: BrowserContext | Page, intents: Record<string, FakeIntent> = {}) {
  const seen: Seen = { keys: [], scripts: [], calls: [], events: [] };
  const provider = { behaviour: 'documented' as Behaviour, intents, seen };
  await target.exposeFunction('providerSees', (kind: 'keys' | 'events', what: string) => void seen[kind].push(what));
  await target.route('https://js.stripe.com/**', async (route) => {
    seen.scripts.push(route.request().url());
    if (provider.behaviour === 'hangs') return;
    if (provider.behaviour === 'blocked') return route.abort('blockedbyclient');
    await route.fulfill({
      contentType: 'text/javascript',
      body: `(${providerScript.toString()})(${JSON.stringify(provider.behaviour)})`,
    });
  });
  await target.route('https://api.stripe.com/**', (route) => respond(route, provider));
  return provider;
}

async function respond(route: Route, { intents, seen }: { intents: Record<string, FakeIntent>; seen: Seen }): Promise<void> {
  const request = route.request();
  const path = new URL(request.url()).pathname;
  const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
  if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: cors });
  seen.calls.push(`${request.method()} ${path}`);
  const json = (body: object, status = 200) => route.fulfill({ status, json: body, headers: cors });
  if (path === '/v1/payment_methods') return json({ id: 'pm_1' });
  const id = /^\/v1\/payment_intents\/(\w+)/.exec(path)?.[1] ?? '';
  const intent = intents[id];
  if (!intent) return json({ error: { type: 'invalid_request_error', message: 'No such payment_intent' } }, 404);
  if (path.endsWith('/confirm')) intent.status = 'succeeded';
  return json({ id, client_secret: `${id}_secret_x`, last_payment_error: null, ...intent });
}

/** Runs in the page, in place of the provider's script: only the used part of its interface. */
function providerScript(behaviour: string): void {
  type Handler = (event: object) => void;
  const page = window as unknown as { Stripe: unknown; providerSees(kind: string, what: string): void };
  const call = async (key: string, method: string, path: string) => {
    const response = await fetch(`https://api.stripe.com/v1${path}`, { method, headers: { authorization: `Bearer ${key}` } });
    const body = await response.json();
    return response.ok ? { body } : { error: body.error };
  };
  const toId = (secret: string) => secret.split('_secret_')[0];

  const elements = () => {
    let element: object | null = null;
    const create = () => {
      const handlers = new Map<string, Handler[]>();
      const emit = (name: string, event: object = {}) => {
        page.providerSees('events', name);
        for (const handler of handlers.get(name) ?? []) handler({ elementType: 'payment', ...event });
      };
      let input: HTMLInputElement | null = null;
      const made = {
        on: (name: string, handler: Handler) => {
          handlers.set(name, [...(handlers.get(name) ?? []), handler]);
          return made;
        },
        once: () => made,
        off: () => made,
        mount(place: HTMLElement) {
          emit('loaderstart');
          if (behaviour === 'never-ready') return;
          if (behaviour === 'load-error') {
            setTimeout(() => emit('loaderror', { error: { type: 'api_error' } }));
            return;
          }
          input = document.createElement('input');
          input.setAttribute('aria-label', 'Card number');
          input.addEventListener('input', () =>
            emit('change', { value: { type: 'card' }, empty: false, complete: true, collapsed: false }),
          );
          place.replaceChildren(input);
          setTimeout(() => emit('ready'), 20);
        },
        unmount: () => input?.remove(),
        destroy: () => input?.remove(),
        update: () => {},
      };
      element = made;
      return made;
    };
    return {
      create,
      getElement: () => element,
      update: () => {},
      fetchUpdates: async () => ({}),
      on: () => {},
      off: () => {},
      submit: async () => ({ selectedPaymentMethod: 'card' }),
    };
  };

  page.Stripe = (key: string) => {
    page.providerSees('keys', key);
    return {
      elements,
      registerAppInfo: () => {},
      _registerWrapper: () => {},
      createToken: () => {},
      confirmCardPayment: () => {},
      async createPaymentMethod() {
        const { body, error } = await call(key, 'POST', '/payment_methods');
        return error ? { error } : { paymentMethod: body };
      },
      async retrievePaymentIntent(secret: string) {
        const { body, error } = await call(key, 'GET', `/payment_intents/${toId(secret)}`);
        return error ? { error } : { paymentIntent: body };
      },
      async confirmPayment({ clientSecret, confirmParams }: { clientSecret: string; confirmParams: { return_url: string } }) {
        const { body, error } = await call(key, 'POST', `/payment_intents/${toId(clientSecret)}/confirm`);
        if (error) return { error };
        const url = new URL(confirmParams.return_url);
        url.searchParams.set('payment_intent', body.id);
        url.searchParams.set('payment_intent_client_secret', clientSecret);
        url.searchParams.set('redirect_status', body.status);
        window.location.assign(url);
        return new Promise(() => {});
      },
    };
  };
}
