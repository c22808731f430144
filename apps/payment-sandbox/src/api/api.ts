import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Bank } from '../bank.ts';
import { newId } from '../store/ids.ts';
import type { Objects, Store } from '../store/store.ts';
import { getCaller } from './account.ts';
import { ApiFailure } from './api-failure.ts';
import { type Call, type Calls, createCalls } from './calls.ts';
import { parseForm } from './form-body.ts';
import { type ApiResponse, once } from './idempotency.ts';

type Handler = (call: Call) => Promise<unknown>;

type ApiDeps = { store: Store; bank: Bank; settleAfter: number; toOrigin(c: Context): string; now(): number };

/** The calls of the provider's HTTP API, version 1, that a server SDK and the browser script make here. Paths start with /v1. */
export function createApi({ store, bank, settleAfter, toOrigin, now }: ApiDeps): Hono {
  const api = new Hono();
  const calls: Calls = createCalls(bank, settleAfter, now);

  const toErrorResponse = (error: unknown): ApiResponse => {
    if (!(error instanceof ApiFailure)) throw error;
    return { status: error.status, body: { error: error.error } };
  };

  const handle = (handler: Handler) => async (c: Context) => {
    const text = c.req.method === 'POST' ? await c.req.text() : '';
    const query = new URL(c.req.url).search.slice(1);
    const run = async (objects: Objects): Promise<ApiResponse> => {
      const form = parseForm(text || query);
      const caller = getCaller(c, form);
      const idempotencyKey = c.req.method === 'POST' ? (c.req.header('idempotency-key') ?? null) : null;
      const key = idempotencyKey === null ? null : `${caller.account}:${idempotencyKey}`;
      const hash = createHash('sha256').update(`${c.req.path}\n${text}`).digest('hex');
      return once(objects, key, hash, now(), async () => {
        try {
          const origin = toOrigin(c);
          return { status: 200, body: await handler({ form, caller, id: c.req.param('id') ?? '', origin, objects }) };
        } catch (error) {
          return toErrorResponse(error);
        }
      });
    };
    let response: ApiResponse;
    try {
      response = await store.run(run);
    } catch (error) {
      response = toErrorResponse(error);
    }
    c.header('request-id', newId('req'));
    c.header('cache-control', 'no-store');
    if (response.replayed) c.header('idempotent-replayed', 'true');
    return c.json(response.body as object, response.status as ContentfulStatusCode);
  };

  api.post('/v1/payment_methods', handle(calls.createMethod));
  api.get('/v1/payment_methods/:id', handle(calls.retrieveMethod));
  api.post('/v1/payment_intents', handle(calls.createIntent));
  api.get('/v1/payment_intents/:id', handle(calls.retrieveIntent));
  api.post('/v1/payment_intents/:id', handle(calls.updateIntent));
  api.post('/v1/payment_intents/:id/confirm', handle(calls.confirmIntent));
  api.post('/v1/payment_intents/:id/cancel', handle(calls.cancelIntent));
  api.post('/v1/refunds', handle(calls.createRefund));
  api.all('/v1/*', (c) =>
    c.json({ error: { type: 'invalid_request_error', message: `Unrecognized request URL (${c.req.method}: ${c.req.path}).` } }, 404),
  );
  return api;
}
