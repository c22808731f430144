import * as v from 'valibot';
import { ApiError, toErrorKind } from './api-error.ts';
import type { CallInput, CallOutput, Endpoint } from './endpoints/endpoint.ts';
import { fillPath } from './endpoints/fill-path.ts';
import type { ServerClock } from './server-clock.ts';

export type ApiClient = {
  /**
   * Makes one call of the contract. The response is parsed; throws only `ApiError` (or the signal's own reason when the caller aborts).
   * @throws ApiError of kind not-found, client, server, network, timeout or shape.
   */
  call<E extends Endpoint>(endpoint: E, input: CallInput<E>, signal?: AbortSignal): Promise<CallOutput<E>>;
};

export type ApiClientOptions = {
  /** Where /api/v1 is, without a slash at the end. Default: the page's own origin. */
  baseUrl?: string;
  /** Milliseconds after which a call without a complete response fails as `timeout`. */
  timeoutMs?: number;
  fetch?: typeof fetch;
  /** Is told the time of each response. */
  clock?: Pick<ServerClock, 'observe'>;
};

type LooseInput = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown };

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The seconds of a `Retry-After` header, a number or an HTTP date, which counts from the response's own date; null if none can be read. */
function readRetryAfter({ headers }: Response): number | null {
  const text = headers.get('retry-after')?.trim() ?? '';
  const sentAt = Date.parse(headers.get('date') ?? '') || Date.now();
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - sentAt) / 1000);
  return Number.isNaN(seconds) ? null : Math.max(0, seconds);
}

/** The client of the HTTP contract. CALL-1, CALL-2, CALL-3. */
export function createApiClient({
  baseUrl = '/api/v1',
  timeoutMs = 20_000,
  fetch: send = (...args) => fetch(...args),
  clock,
}: ApiClientOptions = {}): ApiClient {
  return {
    async call({ method, path, response: schema }, input, signal) {
      const { params, query, body } = input as LooseInput;
      const url = `${baseUrl}${fillPath(path, params)}${query ? `?${new URLSearchParams(query)}` : ''}`;
      // One controller for both reasons: not all supported browsers have `AbortSignal.any`.
      const controller = new AbortController();
      let timedOut = false;
      const timer = setTimeout(() => {
        timedOut = true;
        controller.abort();
      }, timeoutMs);
      const onAbort = () => controller.abort();
      signal?.addEventListener('abort', onAbort, { once: true });
      if (signal?.aborted) controller.abort();
      const fail = (cause: unknown): ApiError =>
        timedOut
          ? new ApiError('timeout', null, null, null, `${method} ${path}: no response in ${timeoutMs} ms`, { cause })
          : new ApiError('network', null, null, null, `${method} ${path}: no connection`, { cause });

      let response: Response;
      let json: unknown;
      try {
        response = await send(url, {
          method,
          headers: { accept: 'application/json', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
          signal: controller.signal,
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
        clock?.observe(response.headers);
        json = await readBody(response);
      } catch (cause) {
        if (signal?.aborted) throw signal.reason;
        throw fail(cause);
      } finally {
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
      }
      if (!response.ok)
        throw new ApiError(toErrorKind(response.status), response.status, json, null, `${method} ${path}: ${response.status}`, {
          retryAfter: readRetryAfter(response),
        });

      const parsed = v.safeParse(schema, json, { abortEarly: true });
      if (!parsed.success) {
        const [issue] = parsed.issues;
        const where = v.getDotPath(issue) ?? '';
        throw new ApiError('shape', response.status, json, where, `${method} ${path}: ${where || 'the response'}: ${issue.message}`);
      }
      return parsed.output as never;
    },
  };
}
