import type { RuntimeConfig } from '@booking/config';
import { vi } from 'vitest';
import { type Behaviour, createStripe, type FakeIntent, respondToCall, type Surroundings } from './provider-object.ts';

/** The behaviour of the provider's script: loads, loads on `release`, or is blocked by a content blocker. */
type ScriptBehaviour = 'comes' | 'held' | 'blocked';

type Options = { intents?: Record<string, FakeIntent>; behaviour?: Behaviour; script?: ScriptBehaviour };

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

/** The provider's objects by key: the script, which is loaded once, serves the providers of all tests. */
const objects = new Map<string, ReturnType<typeof createStripe>>();
/** The held script and elements. A held script stays held for the next provider, which waits for the same one. */
const held: (() => void)[] = [];

function stripe(key: string) {
  const create = objects.get(key);
  if (!create) throw new Error(`no provider with the key ${key}`);
  return create(key);
}
const Stripe = Object.assign(stripe, { version: 'endive' });

/** A fake card provider: it intercepts the request for the script, and its API responds with `intents`. */
export function fakeProvider({ intents = {}, behaviour = 'documented', script = 'comes' }: Options = {}): FakeProvider {
  const key = `pk_test_${objects.size}`;
  const config = { stripePublishableKey: { default: `${key}_eur`, north_america: `${key}_usd` } };
  const seen: FakeProvider['seen'] = { keys: [], calls: [], options: [], events: [], scripts: [] };
  const release = () => {
    Object.assign(provider, { behaviour: 'documented', script: 'comes' });
    for (const load of held.splice(0)) load();
  };
  const provider: FakeProvider = { intents, behaviour, script, config, seen, returned: [], release };
  const surroundings: Surroundings = {
    get behaviour() {
      return provider.behaviour;
    },
    sees: (kind, what) => void (seen[kind] as unknown[]).push(what),
    hold: (load) => void held.push(load),
    async call(_, method, path) {
      seen.calls.push(`${method} /v1${path}`);
      return respondToCall(path, provider.intents);
    },
    leave: ({ pathname, search }) => void provider.returned.push(pathname + search),
  };
  for (const own of Object.values(config.stripePublishableKey)) objects.set(own, createStripe(surroundings));
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
