export type FakeIntent = { status: string; amount: number; currency: string; last_payment_error?: object | null };
/** The behaviour of the provider's element: loads as documented, loads on `release`, is never ready, or reports a load error. */
export type Behaviour = 'documented' | 'held' | 'never-ready' | 'load-error';
type Body = { id: string; status?: string } | { error: object };

/** What the provider's object has around it. */
export type Surroundings = {
  /** Of the next element. */
  behaviour: Behaviour;
  /** Receives the keys it was created with, the options of its form, and the events of its element. */
  sees(kind: 'keys' | 'options' | 'events', what: unknown): void;
  /** Keeps what loads on `release`. */
  hold(load: () => void): void;
  /** Calls the provider's API. */
  call(key: string, method: 'GET' | 'POST', path: string): Promise<Body>;
  /** Leaves the page for the return URL of a confirmed payment. */
  leave(url: URL): void;
};

/** The response of the provider's API to a path. A confirmed payment succeeds. */
export function respondToCall(path: string, intents: Record<string, FakeIntent>): Body {
  if (path === '/payment_methods') return { id: 'pm_1' };
  const id = /^\/payment_intents\/(\w+)/.exec(path)?.[1] ?? '';
  const intent = intents[id];
  if (!intent) return { error: { type: 'invalid_request_error', message: 'No such payment_intent' } };
  if (path.endsWith('/confirm')) intent.status = 'succeeded';
  return { id, client_secret: `${id}_secret_x`, last_payment_error: null, ...intent } as Body;
}

/**
 * What the provider's script puts on the page, as far as it is used: a function of the key. The element's events come in the documented order:
 * `loaderstart`, `ready`, and `change` only once something is typed. It refers to nothing outside itself, since it also runs as a script of its own.
 */
export function createStripe(page: Surroundings) {
  const createElement = () => {
    const { behaviour } = page;
    const handlers = new Map<string, ((event: object) => void)[]>();
    const emit = (name: string, event: object = {}) => {
      page.sees('events', name);
      for (const handler of handlers.get(name) ?? []) handler({ elementType: 'payment', ...event });
    };
    const createField = (type: string, label: string) => {
      const input = document.createElement('input');
      input.setAttribute('aria-label', label);
      input.addEventListener('input', () => emit('change', { value: { type }, empty: false, complete: true, collapsed: false }));
      return input;
    };
    const form = document.createElement('div');
    form.append(createField('card', 'Card number'), createField('us_bank_account', 'Account number'));
    const element = {
      on(name: string, handler: (event: object) => void) {
        handlers.set(name, [...(handlers.get(name) ?? []), handler]);
        return element;
      },
      once: () => element,
      off: () => element,
      mount(place: HTMLElement) {
        emit('loaderstart');
        if (behaviour === 'never-ready') return;
        if (behaviour === 'load-error') {
          setTimeout(() => emit('loaderror', { error: { type: 'api_error' } }));
          return;
        }
        const load = () => {
          place.replaceChildren(form);
          setTimeout(() => emit('ready'), 20);
        };
        if (behaviour === 'held') page.hold(load);
        else load();
      },
      unmount: () => form.remove(),
      destroy: () => form.remove(),
      update: () => {},
    };
    return element;
  };

  const createElements = (given: object) => {
    let element: object | null = null;
    let options = given;
    page.sees('options', options);
    return {
      create: () => {
        element = createElement();
        return element;
      },
      getElement: () => element,
      update: (changed: object) => {
        options = { ...options, ...changed };
        page.sees('options', options);
      },
      fetchUpdates: async () => ({}),
      on: () => {},
      off: () => {},
      submit: async () => ({ selectedPaymentMethod: 'card' }),
    };
  };

  return (key: string) => {
    page.sees('keys', key);
    const callIntent = (secret: string, method: 'GET' | 'POST', action = '') =>
      page.call(key, method, `/payment_intents/${secret.split('_secret_')[0]}${action}`);
    return {
      elements: createElements,
      registerAppInfo: () => {},
      _registerWrapper: () => {},
      createToken: () => {},
      confirmCardPayment: () => {},
      createPaymentMethod: async () => ({ paymentMethod: await page.call(key, 'POST', '/payment_methods') }),
      async retrievePaymentIntent(secret: string) {
        const body = await callIntent(secret, 'GET');
        return 'error' in body ? body : { paymentIntent: body };
      },
      async confirmPayment({ clientSecret, confirmParams }: { clientSecret: string; confirmParams: { return_url: string } }) {
        const body = await callIntent(clientSecret, 'POST', '/confirm');
        if ('error' in body) return body;
        const url = new URL(confirmParams.return_url);
        url.searchParams.set('payment_intent', body.id);
        url.searchParams.set('payment_intent_client_secret', clientSecret);
        url.searchParams.set('redirect_status', body.status ?? '');
        page.leave(url);
        // The browser has left the page.
        return new Promise(() => {});
      },
    };
  };
}
