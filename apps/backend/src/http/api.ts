import { type Endpoint, type EndpointName, endpoints } from '@booking/api/endpoints';
import type { Issue } from '@booking/domain/errors';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { routePath } from 'hono/route';
import * as v from 'valibot';
import { loggable } from '../log/loggable.ts';
import type { Log } from '../log/logger.ts';
import type { Handlers } from './handlers.ts';
import { openApi } from './open-api.ts';
import { Problem, problemAnswer } from './problem.ts';
import { textIssues } from './text-issues.ts';

export type ApiDeps = {
  handlers: Handlers;
  /** Whether the database responds. */
  isReady(): Promise<boolean>;
  receiveWebhook(body: string, signature: string): Promise<void>;
  log: Log;
};

type LooseHandler = (input: { params: Record<string, string>; query: unknown; body: unknown }) => Promise<unknown>;
type WithStatus = { status: 200 | 201; answer: object };

const issuesOf = (issues: readonly v.BaseIssue<unknown>[]): Issue[] =>
  issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message }));

function parse(schema: v.GenericSchema, value: unknown, status: 400 | 422, what: string): unknown {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  throw new Problem(status, `The ${what} is not as it should be.`, issuesOf(parsed.issues));
}

async function bodyOf(c: Context, { body, errors }: Endpoint): Promise<unknown> {
  if (body === null) return null;
  const text = await c.req.text();
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Problem(400, 'The body is no JSON.');
  }
  const status = errors.includes(422) ? 422 : 400;
  const parsed = parse(body, json, status, 'body');
  const issues = textIssues(parsed);
  if (issues.length > 0) throw new Problem(status, 'The body is not as it should be.', issues);
  return parsed;
}

const hasStatus = (result: unknown): result is WithStatus =>
  typeof result === 'object' && result !== null && 'answer' in result && 'status' in result;

/** Responses that never change while the server runs may be cached for a while; all others are not stored. */
const cacheControl: Partial<Record<EndpointName, string>> = {
  tours: 'public, max-age=300',
  shipTranslations: 'public, max-age=3600',
  productTranslations: 'public, max-age=3600',
  cabinTranslations: 'public, max-age=3600',
};

function mountEndpoint(app: Hono, name: EndpointName, handler: LooseHandler): void {
  const endpoint: Endpoint = endpoints[name];
  app.on(endpoint.method, endpoint.path.replace(/\{(\w+)\}/g, ':$1'), async (c) => {
    const query = endpoint.query === null ? null : parse(endpoint.query, c.req.query(), 400, 'query');
    const result = await handler({ params: c.req.param(), query, body: await bodyOf(c, endpoint) });
    const [answer, status] = hasStatus(result) ? [result.answer, result.status] : [result as object, 200 as const];
    return c.json(answer, status, { 'Cache-Control': cacheControl[name] ?? 'no-store' });
  });
}

/** Every path of the contract responds to other methods with 405. */
function mountOtherMethods(app: Hono): void {
  const methods = new Map<string, string[]>();
  for (const { path, method } of Object.values(endpoints)) methods.set(path, [...(methods.get(path) ?? []), method]);
  for (const [path, allowed] of methods) {
    app.all(path.replace(/\{(\w+)\}/g, ':$1'), (c) => {
      c.header('Allow', [...allowed, ...(allowed.includes('GET') ? ['HEAD'] : [])].join(', '));
      return problemAnswer(c, new Problem(405, `${c.req.method} is not for this address.`));
    });
  }
}

/** Everything under /api/v1: the contract, the card provider's webhook, health, and the contract's own description. */
export function createApi({ handlers, isReady, receiveWebhook, log }: ApiDeps): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    c.header('Vary', 'Accept-Encoding');
    c.header('X-Content-Type-Options', 'nosniff');
  });
  app.use(compress());
  app.use(bodyLimit({ maxSize: 1_000_000, onError: (c) => problemAnswer(c, new Problem(413, 'The body is too large.')) }));

  app.get('/health/live', (c) => c.json({ status: 'live' }, 200, { 'Cache-Control': 'no-store' }));
  app.get('/health/ready', async (c) =>
    (await isReady())
      ? c.json({ status: 'ready' }, 200, { 'Cache-Control': 'no-store' })
      : problemAnswer(c, new Problem(503, 'The database does not answer.')),
  );
  app.get('/openapi.json', (c) => c.json(openApi()));
  app.post('/webhooks/stripe', async (c) => {
    const body = await c.req.text();
    const signature = c.req.header('stripe-signature') ?? '';
    await receiveWebhook(body, signature);
    return c.json({ received: true });
  });
  for (const name of Object.keys(endpoints) as EndpointName[]) mountEndpoint(app, name, handlers[name] as unknown as LooseHandler);
  mountOtherMethods(app);

  app.all('*', (c) => problemAnswer(c, new Problem(404, 'There is nothing at this address.')));
  app.onError((error, c) => {
    if (error instanceof Problem) return problemAnswer(c, error);
    log(`${c.req.method} ${routePath(c)}: ${loggable(error)}`);
    return problemAnswer(c, new Problem(500, 'Something went wrong.'));
  });
  return app;
}
