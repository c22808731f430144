import type { RuntimeConfig } from '@booking/config';
import { vi } from 'vitest';

/** The behaviour of the provider's element: loads as documented, loads on `release`, is never ready, or reports a load error. */
type Behaviour = 'documented' | 'held' | 'never-ready' | 'load-error';
/** The behaviour of the provider's script: loads, loads on `release`, or is blocked by a content blocker. */
type ScriptBehaviour = 'comes' | 'held' | 'blocked';
export type FakeIntent = { status: string; amount: number; currency: string; last_payment_error?: object | null };

type Options = { intents?: Record<string, FakeIntent>; behaviour?: Behaviour; script?: ScriptBehaviour };
type Handler = (event: object) => void;

export type FakeProvider = {
  intents: Record<string, FakeIntent>;
  behaviour: Behaviour;
  /** The behaviour of its script. Only the first provider of a test file loads one. */
  script: ScriptBehaviour;
  /** Loads everything that is held, and everything that is requested later. */
  release(): void;
  /** The configuration with which a screen uses this provider. */
  config: Pick<RuntimeConfig, 'stripePublishableKey'>;
  /** The keys it was created with, its calls, the options of its form, the events of its element, and the URLs of its script. */
  seen: { keys: string[]; calls: string[]; options: object[]; events: string[]; scripts: string[] };
  /** The return URLs of confirmed payments. */
  returned: string[];
};

const providers = new Map<string, FakeProvider>();
/** The held script and elements. A held script stays held for the next provider, which waits for the same one. */
const held: (() => void)[] = [];

function createElement({ seen, behaviour }: FakeProvider) {
  const handlers = new Map<string, Handler[]>();
  const emit = (name: string, event: object = {}) => {
    seen.events.push(name);
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
      const load = () => {
        place.replaceChildren(form);
        setTimeout(() => emit('ready'), 20);
      };
      if (behaviour === 'held') held.push(load);
      else load();
    },
    unmount: () => form.remove(),
    destroy: () => form.remove(),
    update: () => {},
  };
  return element;
}

function createElements(provider: FakeProvider, options: object) {
  let element: object | null = null;
  const { seen } = provider;
  seen.options.push(options);
  return {
    create: () => {
      element = createElement(provider);
      return element;
    },
    getElement: () => element,
    update: (changed: object) => void seen.options.push({ ...seen.options.at(-1), ...changed }),
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
  const findIntent = (secret: string) => {
    const id = secret.split('_secret_')[0] ?? '';
    const intent = intents[id];
    return intent
      ? { paymentIntent: { id, client_secret: secret, last_payment_error: null, ...intent } }
      : { error: { type: 'invalid_request_error', message: 'No such payment_intent' } };
  };
  return {
    elements: (options: object) => createElements(provider, options),
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
      return findIntent(secret);
    },
    async confirmPayment({ clientSecret, confirmParams }: { clientSecret: string; confirmParams: { return_url: string } }) {
      seen.calls.push('confirm');
      const id = clientSecret.split('_secret_')[0] ?? '';
      const intent = intents[id];
      if (!intent) return findIntent(clientSecret);
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

/** A fake card provider: it intercepts the request for the script, and its API responds with `intents`. */
export function fakeProvider({ intents = {}, behaviour = 'documented', script = 'comes' }: Options = {}): FakeProvider {
  const key = `pk_test_${providers.size}`;
  const config = { stripePublishableKey: { default: `${key}_eur`, north_america: `${key}_usd` } };
  const seen: FakeProvider['seen'] = { keys: [], calls: [], options: [], events: [], scripts: [] };
  const release = () => {
    Object.assign(provider, { behaviour: 'documented', script: 'comes' });
    for (const load of held.splice(0)) load();
  };
  const provider: FakeProvider = { intents, behaviour, script, config, seen, returned: [], release };
  for (const own of Object.values(config.stripePublishableKey)) providers.set(own, provider);
  const append = document.head.appendChild.bind(document.head);
  vi.spyOn(document.head, 'appendChild').mockImplementation((node) => {
    if (!(node instanceof HTMLScriptElement) || !node.src.startsWith('https://js.stripe.com/')) return append(node);
    seen.scripts.push(node.src);
    const load = () => {
      if (provider.script !== 'blocked') Object.assign(window, { Stripe });
      node.dispatchEvent(new Event(provider.script === 'blocked' ? 'error' : 'load'));
    };
    if (provider.script === 'held') held.push(load);
    else setTimeout(load);
    return node;
  });
  return provider;
}
