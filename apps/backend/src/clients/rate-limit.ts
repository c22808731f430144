/** `count` at once, and as many again in each `perMs`; a `count` of 0 is no limit. */
export type Rate = { count: number; perMs: number };

export type RateLimit = {
  /** Takes one from a client's allowance. Returns 0, or the milliseconds after which there is one again. */
  take(client: string): number;
  /** Gives the last one back: it cost nothing. */
  refund(client: string): void;
};

/** Clients remembered at a time: a few megabytes. Beyond that the one that was not seen for longest is forgotten. */
const maxClients = 50_000;

/**
 * A limit per client, in this process (a leaky bucket, kept as the time at which it is empty). The registry's libraries
 * keep a timer or an unbounded record per client. BACK-34.
 */
export function createRateLimit({ count, perMs }: Rate, now: () => number, most = maxClients): RateLimit {
  if (count === 0) return { take: () => 0, refund: () => undefined };
  const each = perMs / count;
  const emptyAt = new Map<string, number>();
  return {
    take(client) {
      const time = now();
      const next = Math.max(emptyAt.get(client) ?? time, time) + each;
      // Seen just now: the last in the map's order.
      const known = emptyAt.delete(client);
      const wait = next - time - perMs;
      // Fractions of milliseconds add up to a little more than the whole.
      const allowed = wait < each / 2;
      emptyAt.set(client, allowed ? next : next - each);
      if (!known && emptyAt.size > most) emptyAt.delete(emptyAt.keys().next().value ?? '');
      return allowed ? 0 : Math.ceil(wait);
    },
    refund(client) {
      const at = emptyAt.get(client);
      if (at !== undefined) emptyAt.set(client, at - each);
    },
  };
}
