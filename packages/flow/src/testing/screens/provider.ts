import type { RuntimeConfig } from '@booking/domain/brand';
import { vi } from 'vitest';

/** What the provider's element does: comes as documented, never gets ready, reports that it cannot load. */
export type Behaviour = 'documented' | 'never-ready' | 'load-error';
export type FakeIntent = { status: string; amount: number; currency: string; last_payment_error?: object | null };

type Options = { intents?: Record<string, FakeIntent>; behaviour?: Behaviour; script?: 'comes' | 'blocked' };
type Handler = (event: object) => void;

export type FakeProvider = {
  intents: Record<string, FakeIntent>;
  behaviour: Behaviour;
  /** What becomes of its script. Only the first provider of a test file loads one. */
  script: 'comes' | 'blocked';
  /** With this configuration a screen pays here. */
  config: Pick<RuntimeConfig, 'stripePublishableKey'>;
  /** The keys that it was opened with, its calls, the events of its element, and the addresses of its script. */
  seen: { keys: string[]; calls: string[]; events: string[]; scripts: string[] };
  /** Where the visitor was returned to, once a payment was confirmed. */
  returned: string[];
};

const providers = new Map<string, FakeProvider>();

function createElement({ seen, behaviour }: FakeProvider) {
  const handlers = new Map<string, Handler[]>();
  const emit = (name: string, event: object = {}) => {
    seen.events.push(name);
    for (const handler of handlers.get(name) ?? []) handler({ elementType: 'payment', ...event });
  };
  const input = document.createElement('input');
  input.setAttribute('aria-label', 'Card number');
  input.addEventListener('input', () => emit('change', { value: { type: 'card' }, empty: false, complete: true, collapsed: false }));
  const element = {
    on(name: string, handler: Handler) {
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
      place.replaceChildren(input);
      setTimeout(() => emit('ready'), 20);
    },
    unmount: () => input.remove(),
    destroy: () => input.remove(),
    update: () => {},
  };
  return element;
}

function createElements(provider: FakeProvider) {
  let element: object | null = null;
  return {
    create: () => {
      element = createElement(provider);
      return element;
    },
    getElement: () => element,
    update: () => {},
    fetchUpdates: async () => ({}),
    on: () => {},
    off: () => {},
    submit: async () => ({ selectedPaymentMethod: 'card' }),
  };
}

/** The object that the provider's loader returns, as far as it is used. */
function stripe(key: string) {
  const provider = providers.get(key);
  if (!provider) throw new Error(`no provider with the key ${key}`);
  const { intents, seen } = provider;
  seen.keys.push(key);
  const intentOf = (secret: string) => {
    const id = secret.split('_secret_')[0] ?? '';
    const intent = intents[id];
    return intent
      ? { paymentIntent: { id, client_secret: secret, last_payment_error: null, ...intent } }
      : { error: { type: 'invalid_request_error', message: 'No such payment_intent' } };
  };
  return {
    elements: () => createElements(provider),
    registerAppInfo: () => {},
    _registerWrapper: () => {},
    createToken: () => {},
    confirmCardPayment: () => {},
    async createPaymentMethod() {
      seen.calls.push('create method');
      return { paymentMethod: { id: 'pm_1' } };
    },
    async retrievePaymentIntent(secret: string) {
      seen.calls.push('retrieve');
      return intentOf(secret);
    },
    async confirmPayment({ clientSecret, confirmParams }: { clientSecret: string; confirmParams: { return_url: string } }) {
      seen.calls.push('confirm');
      const id = clientSecret.split('_secret_')[0] ?? '';
      const intent = intents[id];
      if (!intent) return intentOf(clientSecret);
      intent.status = 'succeeded';
      const url = new URL(confirmParams.return_url);
      url.searchParams.set('payment_intent', id);
      url.searchParams.set('payment_intent_client_secret', clientSecret);
      url.searchParams.set('redirect_status', intent.status);
      provider.returned.push(url.pathname + url.search);
      // The browser has left the page.
      return new Promise(() => {});
    },
  };
}

const Stripe = Object.assign(stripe, { version: 'endive' });

/** Stands in for the card provider: its script never leaves the page, and what would be its API answers from `intents`. */
export function fakeProvider({ intents = {}, behaviour = 'documented', script = 'comes' }: Options = {}): FakeProvider {
  const key = `pk_test_${providers.size}`;
  const config = { stripePublishableKey: { default: `${key}_eur`, north_america: `${key}_usd` } };
  const seen: FakeProvider['seen'] = { keys: [], calls: [], events: [], scripts: [] };
  const provider: FakeProvider = { intents, behaviour, script, config, seen, returned: [] };
  for (const own of Object.values(config.stripePublishableKey)) providers.set(own, provider);
  const append = document.head.appendChild.bind(document.head);
  vi.spyOn(document.head, 'appendChild').mockImplementation((node) => {
    if (!(node instanceof HTMLScriptElement) || !node.src.startsWith('https://js.stripe.com/')) return append(node);
    seen.scripts.push(node.src);
    setTimeout(() => {
      if (provider.script === 'comes') Object.assign(window, { Stripe });
      node.dispatchEvent(new Event(provider.script === 'comes' ? 'load' : 'error'));
    });
    return node;
  });
  return provider;
}
