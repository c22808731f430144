import { openApi } from '@booking/api/contract';
import { type Endpoint, type EndpointName, endpoints } from '@booking/api/endpoints';
import type { Issue } from '@booking/domain/errors';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import type { Consume } from '../clients/limits.ts';
import { maxConnections } from '../database/pool.ts';
import { requireType } from './guards.ts';
import type { Handlers } from './handlers.ts';
import { limitBody } from './limit-body.ts';
import { Problem, problemResponse, unavailable } from './problem.ts';
import { createQueue } from './queue.ts';
import { isRead, type ReadName, type Reads } from './reads.ts';
import { type createResponseCache, type Read, revalidation } from './response-cache.ts';

export type ApiDeps = {
  reads: Reads;
  sendCached: ReturnType<typeof createResponseCache>;
  handlers: Handlers;
  /** Reported by the health endpoints. */
  version: string;
  /** Whether the database can be written. */
  isReady(): Promise<boolean>;
  receiveWebhook(body: string, signature: string): Promise<void>;
  /** Counts a call of a client towards its limit. */
  consume: Consume;
  /** Identifies the client of a request. */
  getClient(c: Context): string;
};

type LooseRead = (input: { params: Record<string, string>; query: unknown }) => Promise<Read>;
type LooseHandler = (input: { params: Record<string, string>; query: unknown; body: unknown; client: string }) => Promise<unknown>;
type WithStatus = { status: 200 | 201; body: object };

/** Characters of an issue's message at most. It quotes what was received, however long that is. */
const longestMessage = 200;
const toIssues = (issues: readonly v.BaseIssue<unknown>[]): Issue[] =>
  issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message.slice(0, longestMessage) }));

function parse(schema: v.GenericSchema, value: unknown, status: 400 | 422, what: string): unknown {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  throw new Problem(status, `The ${what} is invalid`, { errors: toIssues(parsed.issues) });
}

function parseBody(text: string, { body, errors }: Endpoint): unknown {
  if (body === null) return null;
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Problem(400, 'Body is not valid JSON');
  }
  return parse(body, json, errors.includes(422) ? 422 : 400, 'request body');
}

const hasStatus = (result: unknown): result is WithStatus =>
  typeof result === 'object' && result !== null && 'body' in result && 'status' in result;

/**
 * Anyone may cache texts and names for a while. Responses with prices or availability may be cached by the browser only, which revalidates them
 * each time.
 */
const publicCaching: Partial<Record<ReadName, string>> = {
  tours: 'public, max-age=300',
  tourTranslations: 'public, max-age=3600',
  shipTranslations: 'public, max-age=3600',
  productTranslations: 'public, max-age=3600',
  cabinTranslations: 'public, max-age=3600',
  voucherTranslations: 'public, max-age=3600',
  portTranslations: 'public, max-age=3600',
};
const privateCaching = 'private, no-cache';

/** Responses about a booking, a payment or a code are not cached. */
const noStoreHeaders = { 'Cache-Control': 'no-store' };

let document: string | null = null;
/** The OpenAPI document of the contract, made once: that takes longer than most responses. */
function getDocument(): string {
  document ??= JSON.stringify(openApi());
  return document;
}

const toRoutePath = ({ path }: Pick<Endpoint, 'path'>): string => path.replace(/\{(\w+)\}/g, ':$1');

/**
 * Limits of the queue of each endpoint. With separate queues, a slow endpoint cannot block the others. Writes take longer, so fewer may wait. As
 * many bookings run as there are database connections.
 */
const queues = {
  read: { running: 50, waiting: 2_000, waitMs: 600 },
  write: { running: 50, waiting: 500, waitMs: 500 },
  booking: { running: maxConnections, waiting: 500, waitMs: 500 },
};

type Clients = Pick<ApiDeps, 'consume' | 'getClient'>;

function mountRead(app: Hono, name: ReadName, read: LooseRead, sendCached: ApiDeps['sendCached'], { consume, getClient }: Clients): void {
  const endpoint: Endpoint = endpoints[name];
  const queue = createQueue(queues.read);
  const cacheControl = publicCaching[name] ?? privateCaching;
  app.get(toRoutePath(endpoint), ...revalidation, async (c) => {
    await consume(name, getClient(c));
    return queue.run(async () => {
      const query = endpoint.query === null ? null : parse(endpoint.query, c.req.query(), 400, 'query');
      return sendCached(c, cacheControl, await read({ params: c.req.param(), query }));
    });
  });
}

function mountHandler(app: Hono, name: keyof Handlers, handler: LooseHandler, { consume, getClient }: Clients): void {
  const endpoint: Endpoint = endpoints[name];
  const queue = createQueue(queues[name === 'createBooking' ? 'booking' : 'write']);
  if (endpoint.body !== null) app.on(endpoint.method, toRoutePath(endpoint), requireType('application/json'), limitBody());
  app.on(endpoint.method, toRoutePath(endpoint), async (c) => {
    const client = getClient(c);
    const refund = await consume(name, client);
    // Before the queue, so that a client that sends its body slowly occupies no place in it.
    const text = endpoint.body === null ? '' : await c.req.text();
    return queue.run(async () => {
      const query = endpoint.query === null ? null : parse(endpoint.query, c.req.query(), 400, 'query');
      const result = await handler({ params: c.req.param(), query, body: parseBody(text, endpoint), client });
      // Only invalid codes count towards the limit.
      if (name === 'departureVoucher') await refund();
      const [body, status] = hasStatus(result) ? [result.body, result.status] : [result as object, 200 as const];
      return c.json(body, status, noStoreHeaders);
    });
  });
}

/** Every path of the contract responds to other methods with 405. */
function mountOtherMethods(app: Hono): void {
  const methods = new Map<string, string[]>();
  for (const { path, method } of Object.values(endpoints)) methods.set(path, [...(methods.get(path) ?? []), method]);
  for (const [path, allowed] of methods) {
    app.all(toRoutePath({ path }), (c) => {
      c.header('Allow', [...allowed, ...(allowed.includes('GET') ? ['HEAD'] : [])].join(', '));
      return problemResponse(c, new Problem(405, 'Method not allowed'));
    });
  }
}

/** Everything under /api/v1: the contract, the card provider's webhook, health, and the OpenAPI document of the contract. */
export function createApi({ reads, sendCached, handlers, version, isReady, receiveWebhook, ...clients }: ApiDeps): Hono {
  const app = new Hono();
  app.get('/health/live', (c) => c.json({ status: 'live', version }, 200, { 'Cache-Control': 'no-store' }));
  app.get('/health/ready', async (c) =>
    (await isReady())
      ? c.json({ status: 'ready', version }, 200, { 'Cache-Control': 'no-store' })
      : problemResponse(c, unavailable('The database cannot be written')),
  );
  app.get('/openapi.json', ...revalidation, async (c) => {
    await clients.consume('openApi', clients.getClient(c));
    return c.body(getDocument(), 200, { 'Content-Type': 'application/json', 'Cache-Control': 'public, max-age=3600' });
  });
  app.post('/webhooks/stripe', limitBody(), async (c) => {
    const body = await c.req.text();
    const signature = c.req.header('stripe-signature') ?? '';
    await receiveWebhook(body, signature);
    return c.json({ received: true });
  });
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    if (isRead(name)) mountRead(app, name, reads[name] as unknown as LooseRead, sendCached, clients);
    else mountHandler(app, name, handlers[name] as unknown as LooseHandler, clients);
  }
  mountOtherMethods(app);

  app.all('*', (c) => problemResponse(c, new Problem(404, 'Not found')));
  return app;
}
