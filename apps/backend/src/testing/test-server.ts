import type { Stage } from '@booking/config';
import { dayAt, today } from '@booking/domain/date';
import type { IsoDate } from '@booking/domain/schema';
import { createSandbox } from '@booking/payment-sandbox';
import Stripe from 'stripe';
import { afterAll } from 'vitest';
import { type AppDeps, createApp } from '../app.ts';
import { parseProxies } from '../clients/client-address.ts';
import type { Limits } from '../clients/limits.ts';
import { getVisitorUrl } from '../clients/visitor-url.ts';
import { readConfig } from '../config/config.ts';
import type { OpenDatabase } from '../database/database.ts';
import type { RequestEntry } from '../http/observe-requests.ts';
import type { Log } from '../log/logger.ts';
import { createGateway } from '../payments/gateway.ts';
import { sandboxKeys, sandboxWebhookSecret } from '../payments/sandbox-keys.ts';
import { createSandboxStore } from '../payments/sandbox-store.ts';
import { testApplication } from './test-application.ts';
import { openTestDatabase } from './test-database.ts';

export const hour = 3_600_000;

/** Limits of nothing. */
export const noLimits: Limits = {
  readsPerMinute: 0,
  bookingsPerHour: 0,
  paymentsPerHour: 0,
  couponsPerHour: 0,
  paymentChecksPerMinute: 0,
  openCabins: 0,
};

/** A clock that a test sets. */
export type Clock = { now: number };

export type Options = {
  clock?: Clock;
  /** Today, in every time zone; by default that of the machine, for the server and for the earliest on earth, and of the clock for a time zone. */
  day?: () => IsoDate;
  /** Today in the last time zone that reaches it, if it differs. */
  earliestDay?: () => IsoDate;
  runtimeConfig?: Record<string, unknown>;
  stage?: Stage;
  /** Wraps the calls from the server to the card provider. */
  wrapFetch?: (send: typeof fetch) => typeof fetch;
  /** No other limits apply. */
  limits?: Partial<Limits>;
  proxies?: string;
  allowedOrigins?: string[];
  folders?: Partial<AppDeps['folders']>;
  /** The catalogue; by default that of the demo. */
  catalogue?: AppDeps['catalogue'];
  /** Routes of the application. */
  routes?: AppDeps['routes'];
  observe?: (entry: RequestEntry) => void;
  log?: Log;
  /** Receives the events of the payment sandbox; without it, none are sent. */
  post?: typeof fetch;
};

/** The whole server on a database, with the payment sandbox behind it. It receives webhook events only if a test posts them. */
export function startTestServer(
  { db }: Pick<OpenDatabase, 'db'>,
  {
    clock = { now: Date.now() },
    day: everywhere,
    earliestDay = everywhere ?? today,
    runtimeConfig = {},
    stage = 'development',
    wrapFetch = (send) => send,
    limits = {},
    proxies = '',
    allowedOrigins = [],
    folders = {},
    catalogue = testApplication.createCatalogue(everywhere ?? today),
    routes = null,
    ...observers
  }: Options = {},
) {
  const store = createSandboxStore(db);
  const trustedProxies = parseProxies(proxies) ?? [];
  const { app: sandbox } = createSandbox({
    ...(observers.post ? { post: observers.post, webhookUrl: () => 'http://server/api/v1/webhooks/stripe' } : {}),
    settleAfter: hour,
    webhookSecret: sandboxWebhookSecret,
    store,
    toOrigin: (c) => getVisitorUrl(c, trustedProxies).origin,
  });
  const send: typeof fetch = async (input, init) => sandbox.fetch(new Request(input, init));
  const logged: string[] = [];
  const server = createApp({
    config: {
      ...readConfig({ CLIENT_SECRET: 'secret of the tests', VERSION: '1.2.3' }, '/'),
      stage,
      runtimeConfig,
      limits: { ...noLimits, ...limits },
      trustedProxies,
      allowedOrigins,
    },
    db,
    catalogue,
    routes,
    gateway: createGateway(sandboxKeys, wrapFetch(send)),
    sandbox,
    folders: { ...testApplication.folders, ...folders },
    now: () => clock.now,
    today: everywhere ?? today,
    earliestToday: earliestDay,
    todayIn: everywhere ?? ((timeZone) => dayAt(clock.now, timeZone)),
    log: (message, level) => {
      logged.push(message);
      observers.log?.(message, level);
    },
    observe: observers.observe ?? (() => undefined),
  });
  const provider = (key: string) =>
    new Stripe(key, { httpClient: Stripe.createFetchHttpClient(send), host: 'sandbox', port: '80', protocol: 'http', telemetry: false });
  /** `from` is the address of the connection. */
  const request = async (path: string, init?: RequestInit, from?: string) => {
    const response = await server.app.request(path, init, from && { incoming: { socket: { remoteAddress: from }, rawHeaders: [] } });
    const text = await response.text();
    const json = response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : null;
    return { status: response.status, headers: response.headers, text, json };
  };
  const post = (path: string, body: unknown, from?: string) =>
    request(path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }, from);
  /** Settles all debits that are processing. */
  const settleDebits = async (): Promise<void> => {
    const later = createSandbox({ store, now: () => Date.now() + 1_000 * hour });
    await later.start()();
  };
  return { ...server, settleDebits, sandbox, request, post, provider, logged, getWebhookSecret: sandboxWebhookSecret };
}

export type TestServer = ReturnType<typeof startTestServer>;

/** A server on a new database for the tests of a file. `start` starts another server on it. All are stopped after the tests. */
export async function openTestServer(options: Options = {}) {
  const database = await openTestDatabase();
  const servers: TestServer[] = [];
  afterAll(async () => {
    await Promise.all(servers.map(({ worker }) => worker.stop()));
    await database.close();
  });
  const start = (others: Options = {}): TestServer => {
    const server = startTestServer(database, others);
    servers.push(server);
    return server;
  };
  return { database, server: start(options), start };
}
