import autocannon from 'autocannon';

type Load = { connections: number; seconds?: number; amount?: number; next(): { path: string; body?: string } };
/** `statuses` counts the responses by status; 0 means no response. Times are in milliseconds. */
export type Outcome = { perSecond: number; p50: number; p99: number; worst: number; statuses: Record<string, number> };

/** Sends requests over a number of connections, for some seconds or until a number of responses has arrived. `next` creates each request. */
export async function load(origin: string, { connections, seconds, amount, next }: Load): Promise<Outcome> {
  const started = performance.now();
  let last = started;
  const result = await autocannon({
    url: origin,
    connections,
    ...(amount === undefined ? { duration: seconds ?? 1 } : { amount }),
    timeout: 30,
    requests: [
      {
        onResponse() {
          last = performance.now();
        },
        setupRequest(request) {
          const { path, body } = next();
          return body === undefined
            ? { ...request, method: 'GET', path }
            : { ...request, method: 'POST', path, body, headers: { 'content-type': 'application/json' } };
        },
      },
    ],
  });
  // The duration that the library reports is in whole seconds.
  const elapsed = (last - started) / 1_000;
  const statuses = Object.fromEntries(Object.entries(result.statusCodeStats ?? {}).map(([status, { count }]) => [status, count ?? 0]));
  const completed = Object.values(statuses).reduce((total, count) => total + count, 0);
  const lost = result.errors;
  return {
    perSecond: Math.round(completed / elapsed),
    p50: result.latency.p50,
    p99: result.latency.p99,
    worst: result.latency.max,
    statuses: { ...statuses, ...(lost > 0 ? { 0: lost } : {}) },
  };
}

/** The median of several results, by a number of each. */
export function middle<Value>(values: readonly Value[], by: (value: Value) => number): Value {
  const sorted = values.toSorted((one, other) => by(one) - by(other));
  const found = sorted[Math.floor(sorted.length / 2)];
  if (found === undefined) throw new Error('nothing was measured');
  return found;
}
