/** `count` calls at once, and as many again in each `perMs`. A `count` of 0 is no limit. */
export type Rate = { count: number; perMs: number };

export type RateLimit = {
  /** Counts one call of a client. Returns 0, or the milliseconds until the next call is allowed. */
  take(client: string): number;
  /** Undoes the last call. */
  refund(client: string): void;
};

/** Maximum number of clients, a few megabytes. Beyond that, the client that was not seen for longest is evicted. */
const maxClients = 50_000;

/**
 * A limit per client in this process: a leaky bucket, stored as the time at which it is empty. The libraries of the registry need a timer or an
 * unbounded record per client. BACK-34.
 */
export function createRateLimit({ count, perMs }: Rate, now: () => number, most = maxClients): RateLimit {
  if (count === 0) return { take: () => 0, refund: () => undefined };
  const each = perMs / count;
  const emptyAt = new Map<string, number>();
  return {
    take(client) {
      const time = now();
      const next = Math.max(emptyAt.get(client) ?? time, time) + each;
      // Moves the client to the end of the map, as the most recent one.
      const known = emptyAt.delete(client);
      const wait = next - time - perMs;
      // Tolerates rounding: fractions of milliseconds add up to slightly more than the whole.
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
