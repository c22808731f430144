/**
 * The calls of a payment before and after which a process may be killed, and the minimum number of each in a payment that is started three times.
 */
const calls = { create: 2, update: 1, cancel: 1, retrieve: 3, webhook: 2 } as const;
type Call = keyof typeof calls;

/** `create:before:1`: before the first call that creates an intent. */
export const boundaries: readonly string[] = Object.entries(calls).flatMap(([call, times]) =>
  Array.from({ length: times }, (_, index) => [`${call}:before:${index + 1}`, `${call}:after:${index + 1}`]).flat(),
);

function toCall(url: string, method: string): Call | null {
  if (url.endsWith('/webhooks/stripe')) return 'webhook';
  const [, id, action] = /\/v1\/payment_intents(?:\/([^/?]+))?(?:\/(\w+))?/.exec(url) ?? [];
  if (method === 'GET') return id === undefined ? null : 'retrieve';
  if (!url.includes('/v1/payment_intents')) return null;
  return id === undefined ? 'create' : action === 'cancel' ? 'cancel' : action === undefined ? 'update' : null;
}

/** A `fetch` that calls `die` at the boundary and never returns from there. */
export function dyingAt(boundary: string, die: () => void): (send: typeof fetch) => typeof fetch {
  const [call, moment, time] = boundary.split(':');
  let seen = 0;
  const end = (): Promise<never> => {
    die();
    return new Promise(() => {});
  };
  return (send) => async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const isHere = toCall(url, init?.method ?? 'GET') === call && ++seen === Number(time);
    if (isHere && moment === 'before') return end();
    const response = await send(input, init);
    return isHere ? end() : response;
  };
}
