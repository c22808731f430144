import { type Endpoint, type EndpointInput, type EndpointOutput, endpoints, fillPath } from '@booking/api/endpoints';
import pLimit from 'p-limit';
import * as v from 'valibot';
import type { Finding, ParsedResponse } from '../finding.ts';
import type { GetName } from '../shape-rule.ts';
import { checkExchange } from './check-exchange.ts';
import { type Exchange, type Expectation, isOk, retryAfterSeconds, success } from './exchange.ts';
import { remedies } from './remedies.ts';
import { type RequestSpec, send, type Transport } from './send.ts';
import { toShapeFindings } from './shape-findings.ts';

/** Path parameters and query of a request that may be malformed on purpose. */
type LooseInput = { params?: Readonly<Record<string, string>>; query?: Readonly<Record<string, string>> };

export type ReaderOptions = Transport & {
  /** With the base path, without a slash at the end. */
  baseUrl: string;
  /** Requests in flight at once. */
  concurrency: number;
  wait(ms: number): Promise<void>;
};

/** Sends requests to a backend and collects findings. A failed request or response is null. */
export type Reader = {
  findings: readonly Finding[];
  /** Adds what was found by comparing responses. */
  addFindings(found: Iterable<Finding>): void;
  requests(): number;
  /** Requests that got 429 on every try: nothing is known about them. */
  throttled(): number;
  /** Reads an endpoint of the contract as the front end does. */
  read<Name extends GetName>(name: Name, input: EndpointInput<Name>): Promise<ParsedResponse<EndpointOutput<Name>> | null>;
  /** Reads an endpoint with an input that may be invalid, or one that a backend need not have. */
  attempt<Name extends GetName>(
    name: Name,
    input: LooseInput,
    expectation: Expectation,
  ): Promise<ParsedResponse<EndpointOutput<Name>> | null>;
  /** Sends any request; a `url` that begins with a slash is relative to the base address. */
  send(spec: RequestSpec, expectation: Expectation): Promise<Exchange | null>;
};

/** How often a request is sent that gets 429 or 503, and the longest wait between two attempts, in seconds. */
const maxAttempts = 5;
const maxWaitSeconds = 60;

const tooManyRequests = 429;

/** CALL-36. */
export function createReader({ baseUrl, concurrency, wait, ...transport }: ReaderOptions): Reader {
  const limit = pLimit(concurrency);
  const findings: Finding[] = [];
  // One by one: a response may have more faults than a call can have arguments.
  const addFindings = (found: Iterable<Finding>): void => {
    for (const finding of found) findings.push(finding);
  };
  let requests = 0;
  let throttled = 0;

  async function sendWithRetries(spec: RequestSpec, expectation: Expectation, attemptsLeft = maxAttempts): Promise<Exchange | null> {
    requests += 1;
    const exchange = await send(spec, transport);
    if ('failure' in exchange) {
      const { failure: message, late } = exchange;
      addFindings([{ rule: 'answered', request: spec.request, path: '', message, ...(late && { remedy: remedies.slow }) }]);
      return null;
    }
    const found = checkExchange(exchange, expectation, transport.now());
    const isTransient = exchange.status === tooManyRequests || exchange.status === 503;
    const seconds = retryAfterSeconds(exchange, transport.now()) ?? 1;
    const isLast = !isTransient || attemptsLeft === 1 || seconds > maxWaitSeconds;
    const isThrottled = exchange.status === tooManyRequests;
    // Neither status says anything about the requested resource.
    addFindings(isThrottled || !isLast ? found.filter(({ rule }) => rule === 'retry-after' || rule === 'error-body') : found);
    if (isLast && isThrottled) {
      throttled += 1;
      return null;
    }
    if (isLast) return exchange;
    await wait(1000 * seconds);
    return sendWithRetries(spec, expectation, attemptsLeft - 1);
  }

  async function get(name: GetName, { params, query }: LooseInput, expectation: Expectation): Promise<ParsedResponse<unknown> | null> {
    const { path, response }: Endpoint = endpoints[name];
    const search = new URLSearchParams(query);
    const address = `${fillPath(path, params)}${search.size > 0 ? `?${search}` : ''}`;
    const request = `GET ${address}`;
    const exchange = await limit(() => sendWithRetries({ request, method: 'GET', url: baseUrl + address }, expectation));
    if (!exchange || !isOk(exchange) || !exchange.json || expectation.kind === 'error') return null;
    const wire = exchange.json.value;
    const parsed = v.safeParse(response, wire);
    if (parsed.success) return { request, data: parsed.output, wire };
    addFindings(toShapeFindings(name, request, parsed.issues));
    return null;
  }

  return {
    findings,
    addFindings,
    requests: () => requests,
    throttled: () => throttled,
    read: async (name, input) => (await get(name, input as LooseInput, success)) as never,
    attempt: async (name, input, expectation) => (await get(name, input, expectation)) as never,
    send: (spec, expectation) =>
      limit(() => sendWithRetries(spec.url.startsWith('/') ? { ...spec, url: baseUrl + spec.url } : spec, expectation)),
  };
}
