import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createApi } from './api/api.ts';
import { maxBody } from './api/form-body.ts';
import { createBank } from './bank.ts';
import { defaultLateAfter, defaultRetryDelays, defaultSettleAfter, type SandboxOptions } from './options.ts';
import { createPages } from './pages/pages.ts';
import { createMemoryStore } from './store/memory-store.ts';
import { createDeliveries } from './webhooks/deliver.ts';

export type { SandboxOptions } from './options.ts';
export { type WebhookMode, webhookModes } from './store/objects.ts';
export { type Kind, type Objects, type Store, type StoredObjects, storeLimits } from './store/store.ts';
export { specialNumbers } from './test-numbers.ts';

export type Sandbox = {
  /** Must be mounted at the root: its paths start with /v1 (HTTP API) and /sandbox (3-D Secure page, browser script). */
  app: Hono;
  /** The browser script, as served at /sandbox/stripe.js. Throws if it has not been built. */
  script(): string;
  /**
   * Starts processing due events and debits, including those of a stopped process or of another one with the same store. Returns a function that
   * stops it.
   */
  start(): () => Promise<void>;
};

const pollMs = 5_000;

/**
 * A replacement for the card provider: its HTTP API for the server SDK, its browser script, signed events. For development and acceptance only. The
 * server that mounts it excludes it from production.
 */
export function createSandbox({
  webhookUrl = () => null,
  webhookSecret = 'whsec_sandbox',
  scriptFile = fileURLToPath(new URL('../dist/stripe.js', import.meta.url)),
  settleAfter = defaultSettleAfter,
  retryDelays = defaultRetryDelays,
  webhooks = 'normal',
  lateAfter = Math.max(defaultLateAfter, 2 * settleAfter),
  post = fetch,
  toOrigin = (c) => new URL(c.req.url).origin,
  now = Date.now,
  store = createMemoryStore(now),
}: SandboxOptions = {}): Sandbox {
  const secret = typeof webhookSecret === 'function' ? webhookSecret : () => webhookSecret;
  // Anything that fails here stays due and is retried.
  const processDue = (): Promise<void> =>
    store
      .run(bank.settleDue)
      .then(deliveries.sendDue)
      .catch(() => undefined);
  // A timer may fire early, since it counts from the start of the turn in which it was set. Then nothing would be due, and nothing would trigger
  // the next run.
  const later = (ms: number): void => {
    const at = performance.now() + ms;
    const fire = (): void => {
      if (performance.now() < at) later(at - performance.now());
      else void processDue();
    };
    setTimeout(fire, Math.max(0, ms)).unref();
  };
  const deliveries = createDeliveries(store, { url: webhookUrl, secret, delays: retryDelays, now, mode: webhooks, lateAfter, post }, later);
  const bank = createBank(deliveries, later, now);
  const script = () => readFileSync(scriptFile, 'utf8');

  const app = new Hono();
  // Without this handler, Hono prints the error. If the store is a database, a query contains personal data.
  app.onError((_, c) => c.json({ error: { type: 'api_error', message: 'The payment sandbox failed to process the request.' } }, 500));
  // Anyone may send a body, which is read before authentication. Limits apply to our own paths only, since the server mounts the sandbox at its
  // root.
  const limit = bodyLimit({
    maxSize: maxBody,
    onError: (c) => c.json({ error: { type: 'invalid_request_error', message: 'The request body is too large.' } }, 413),
  });
  // No database stores NUL.
  const rejectNul: MiddlewareHandler = async (c, next) =>
    c.req.url.includes('%00') ? c.json({ error: { type: 'invalid_request_error', message: 'The address contains NUL.' } }, 400) : next();
  for (const path of ['/v1/*', '/sandbox/*']) app.use(path, rejectNul, limit);
  app.get('/sandbox/stripe.js', (c) => {
    c.header('content-type', 'text/javascript; charset=utf-8');
    c.header('cache-control', 'no-cache');
    return c.body(script());
  });
  app.route('/', createApi({ store, bank, settleAfter, toOrigin, now }));
  app.route('/', createPages(store, bank));
  return {
    app,
    script,
    start() {
      let running = processDue();
      const timer = setInterval(() => {
        running = running.then(processDue);
      }, pollMs);
      timer.unref();
      return () => {
        clearInterval(timer);
        return running;
      };
    },
  };
}
