import { type EndpointName, type EndpointWire, endpoints } from '@booking/api/endpoints';

/** A request of the app as received by the backend. */
export type SentRequest = { endpoint: EndpointName; url: URL; body: unknown };
/** Responds to a request with a JSON value, a response, or a promise of either. */
type Handler = (request: SentRequest, signal: AbortSignal) => unknown;
/** The response of each endpoint, or what makes it. */
export type Responses = { [Name in EndpointName]?: EndpointWire<Name> | Handler };

export type FakeBackend = {
  /** The `fetch` for the API client. */
  fetch: typeof fetch;
  /** All requests so far, in order. */
  requests: SentRequest[];
  /** The requests to one endpoint. */
  of(endpoint: EndpointName): SentRequest[];
  /** Replaces the responses of these endpoints. */
  set(changes: Responses): void;
  /** Intercepts every request from now on; `undefined` lets it through. */
  intercept(handler: Handler | null): void;
  /** Milliseconds that the backend's clock is ahead of the visitor's; null: its responses have no `Date`. */
  clock: { ahead: number | null };
};

const pattern = (path: string): RegExp => new RegExp(`^/api/v1${path.replace(/\{\w+\}/g, '[^/]+')}$`);
const table = Object.entries(endpoints).map(([name, { method, path }]) => ({ name: name as EndpointName, method, path: pattern(path) }));

/** Requests that no backend could answer, in order: they are not in the contract. Each test ends without. */
export const notInContract: string[] = [];

/** A response with this status. */
export const status = (code: number, json: unknown = {}, headers: Record<string, string> = {}): Response =>
  Response.json(json, { status: code, headers });
/** A response that is not valid JSON. */
export const malformed = (): Response => new Response('{"data": [', { headers: { 'content-type': 'application/json' } });
/** No connection. */
export const offline = (): never => {
  throw new TypeError('Failed to fetch');
};
/** Never responds: the app's timeout aborts the request. */
export const hang: Handler = (_, signal) => new Promise((__, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

/** A backend based on the endpoint table. An endpoint without a response returns 500. */
export function fakeBackend(initial: Responses = {}): FakeBackend {
  const responses: Responses = { ...initial };
  const requests: SentRequest[] = [];
  const clock: FakeBackend['clock'] = { ahead: 0 };
  let interceptor: Handler | null = null;

  async function respond(request: SentRequest, signal: AbortSignal): Promise<Response> {
    const intercepted = await interceptor?.(request, signal);
    const found: unknown = intercepted === undefined ? responses[request.endpoint] : intercepted;
    const result: unknown = await (typeof found === 'function' ? (found as Handler)(request, signal) : found);
    const response =
      result instanceof Response
        ? result
        : result === undefined
          ? status(500, `no response for ${request.endpoint}`)
          : Response.json(result);
    if (clock.ahead !== null) response.headers.set('date', new Date(Date.now() + clock.ahead).toUTCString());
    return response;
  }

  return {
    requests,
    clock,
    of: (endpoint) => requests.filter((request) => request.endpoint === endpoint),
    set: (changes) => void Object.assign(responses, changes),
    intercept: (handler) => {
      interceptor = handler;
    },
    async fetch(input, init) {
      // The base is for the relative addresses of a page.
      const url = new URL(String(input), 'http://backend.test');
      const method = init?.method ?? 'GET';
      const endpoint = table.find((one) => one.method === method && one.path.test(decodeURIComponent(url.pathname)))?.name;
      if (!endpoint) {
        notInContract.push(`${method} ${url.pathname}`);
        throw new Error(`not in the contract: ${notInContract.at(-1)}`);
      }
      const request = { endpoint, url, body: init?.body ? JSON.parse(String(init.body)) : null };
      requests.push(request);
      return respond(request, init?.signal ?? new AbortController().signal);
    },
  };
}
