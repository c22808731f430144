import { type Endpoint, type EndpointInput, type EndpointOutput, endpoints, fillPath } from '@booking/api/endpoints';
import pLimit from 'p-limit';
import * as v from 'valibot';
import type { Answer, Finding } from '../finding.ts';
import type { ShapeRule } from '../rules.ts';
import { checkExchange } from './check-exchange.ts';
import { answer, type Exchange, type Expectation, isOk, retryAfterSeconds } from './exchange.ts';
import { type Ask, type Outside, send } from './send.ts';

type GetName = ShapeRule extends `shape-${infer Name}` ? Name & keyof typeof endpoints : never;
/** Path parameters and query of a request that may be malformed on purpose. */
type LooseInput = { params?: Readonly<Record<string, string>>; query?: Readonly<Record<string, string>> };

export type ReaderOptions = Outside & {
  /** With the base path, without a slash at the end. */
  baseUrl: string;
  /** Requests under way at once. */
  concurrency: number;
  wait(ms: number): Promise<void>;
};

/** Asks a backend and keeps what breaks a rule. A request or an answer that failed is null. */
export type Reader = {
  findings: readonly Finding[];
  /** Adds what was found by comparing answers. */
  tell(found: Iterable<Finding>): void;
  requests(): number;
  /** Requests that the backend refused with 429 to the end: nothing is known of them. */
  throttled(): number;
  /** Reads an endpoint of the contract as the front end does. */
  read<Name extends GetName>(name: Name, input: EndpointInput<Name>): Promise<Answer<EndpointOutput<Name>> | null>;
  /** Reads an endpoint with an input that need not be a good one. */
  attempt(name: GetName, input: LooseInput, expectation: Expectation): Promise<void>;
  /** Makes any request; a `url` that begins with a slash is relative to the base address. */
  ask(ask: Ask, expectation: Expectation): Promise<Exchange | null>;
};

/** How often a request is made that is answered with 429 or 503, and the longest wait that is waited out, in seconds. */
const mostTries = 5;
const longestWait = 60;

const tooManyRequests = 429;

/** CALL-36. */
export function createReader({ baseUrl, concurrency, wait, ...outside }: ReaderOptions): Reader {
  const limit = pLimit(concurrency);
  const findings: Finding[] = [];
  // One by one: an answer may have more faults than a call takes arguments.
  const tell = (found: Iterable<Finding>): void => {
    for (const finding of found) findings.push(finding);
  };
  let requests = 0;
  let throttled = 0;

  async function ask(of: Ask, expectation: Expectation, left = mostTries): Promise<Exchange | null> {
    requests += 1;
    const exchange = await send(of, outside);
    if ('failure' in exchange) {
      tell([{ rule: 'answered', request: of.request, path: '', message: exchange.failure }]);
      return null;
    }
    const found = checkExchange(exchange, expectation, outside.now());
    const mayPass = exchange.status === tooManyRequests || exchange.status === 503;
    const seconds = retryAfterSeconds(exchange.retryAfter, outside.now()) ?? 1;
    const isLast = !mayPass || left === 1 || seconds > longestWait;
    const isThrottled = exchange.status === tooManyRequests;
    // Neither says anything of what was asked.
    tell(isThrottled || !isLast ? found.filter(({ rule }) => rule === 'retry-after' || rule === 'error-body') : found);
    if (isLast && isThrottled) {
      throttled += 1;
      return null;
    }
    if (isLast) return exchange;
    await wait(1000 * seconds);
    return ask(of, expectation, left - 1);
  }

  async function get(name: GetName, { params, query }: LooseInput, expectation: Expectation): Promise<Answer<unknown> | null> {
    const { path, response }: Endpoint = endpoints[name];
    const search = new URLSearchParams(query);
    const address = `${fillPath(path, params)}${search.size > 0 ? `?${search}` : ''}`;
    const request = `GET ${address}`;
    const exchange = await limit(() => ask({ request, method: 'GET', url: baseUrl + address }, expectation));
    if (!exchange || !isOk(exchange) || !exchange.json || expectation.kind === 'refusal') return null;
    const wire = exchange.json.value;
    const parsed = v.safeParse(response, wire);
    if (parsed.success) return { request, data: parsed.output, wire };
    tell(
      parsed.issues.map((issue) => ({ rule: `shape-${name}` as const, request, path: v.getDotPath(issue) ?? '', message: issue.message })),
    );
    return null;
  }

  return {
    findings,
    tell,
    requests: () => requests,
    throttled: () => throttled,
    read: async (name, input) => (await get(name, input as LooseInput, answer)) as never,
    attempt: async (name, input, expectation) => void (await get(name, input, expectation)),
    ask: (of, expectation) => limit(() => ask(of.url.startsWith('/') ? { ...of, url: baseUrl + of.url } : of, expectation)),
  };
}
