import type { RuntimeConfig } from '@booking/config';
import { vi } from 'vitest';

/** What the provider's element does: comes as documented, comes on `release`, never gets ready, reports that it cannot load. */
type Behaviour = 'documented' | 'held' | 'never-ready' | 'load-error';
/** What becomes of the provider's script: it comes, comes on `release`, or a content blocker holds it back. */
type ScriptBehaviour = 'comes' | 'held' | 'blocked';
export type FakeIntent = { status: string; amount: number; currency: string; last_payment_error?: object | null };

type Options = { intents?: Record<string, FakeIntent>; behaviour?: Behaviour; script?: ScriptBehaviour };
type Handler = (event: object) => void;

export type FakeProvider = {
  intents: Record<string, FakeIntent>;
  behaviour: Behaviour;
  /** What becomes of its script. Only the first provider of a test file loads one. */
  script: ScriptBehaviour;
  /** Whatever is held comes now, and so does whatever is asked for later. */
  release(): void;
  /** With this configuration a screen pays here. */
  config: Pick<RuntimeConfig, 'stripePublishableKey'>;
  /** The keys that it was opened with, its calls, the events of its element, and the addresses of its script. */
  seen: { keys: string[]; calls: string[]; events: string[]; scripts: string[] };
  /** Where the visitor was returned to, once a payment was confirmed. */
  returned: string[];
};

const providers = new Map<string, FakeProvider>();
/** What is held, script or elements. A script stays held for the next provider, which waits for the same one. */
const held: (() => void)[] = [];

function createElement({ seen, behaviour }: FakeProvider) {
  const handlers = new Map<string, Handler[]>();
  const emit = (name: string, event: object = {}) => {
    seen.events.push(name);
    for (const handler of handlers.get(name) ?? []) handler({ elementType: 'payment', ...event });
  };
  const fieldOf = (type: string, label: string) => {
    const input = document.createElement('input');
    input.setAttribute('aria-label', label);
    input.addEventListener('input', () => emit('change', { value: { type }, empty: false, complete: true, collapsed: false }));
    return input;
  };
  const form = document.createElement('div');
  form.append(fieldOf('card', 'Card number'), fieldOf('us_bank_account', 'Account number'));
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
      const come = () => {
        place.replaceChildren(form);
        setTimeout(() => emit('ready'), 20);
      };
      if (behaviour === 'held') held.push(come);
      else come();
    },
    unmount: () => form.remove(),
    destroy: () => form.remove(),
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
  const release = () => {
    Object.assign(provider, { behaviour: 'documented', script: 'comes' });
    for (const come of held.splice(0)) come();
  };
  const provider: FakeProvider = { intents, behaviour, script, config, seen, returned: [], release };
  for (const own of Object.values(config.stripePublishableKey)) providers.set(own, provider);
  const append = document.head.appendChild.bind(document.head);
  vi.spyOn(document.head, 'appendChild').mockImplementation((node) => {
    if (!(node instanceof HTMLScriptElement) || !node.src.startsWith('https://js.stripe.com/')) return append(node);
    seen.scripts.push(node.src);
    const come = () => {
      if (provider.script !== 'blocked') Object.assign(window, { Stripe });
      node.dispatchEvent(new Event(provider.script === 'blocked' ? 'error' : 'load'));
    };
    if (provider.script === 'held') held.push(come);
    else setTimeout(come);
    return node;
  });
  return provider;
}
