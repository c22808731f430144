import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Problem } from '../http/problem.ts';

export type RateLimit = {
  /**
   * Counts one call of a client.
   * @throws Problem 429 if there were too many.
   */
  take(client: string): Promise<void>;
  /** Undoes the last call. */
  refund(client: string): Promise<void>;
};

/** A limit of `count` calls per client and window of `seconds` in this process; 0 is no limit. */
export function createRateLimit(count: number, seconds: number): RateLimit {
  if (count === 0) return { take: async () => undefined, refund: async () => undefined };
  const limiter = new RateLimiterMemory({ points: count, duration: seconds });
  return {
    async take(client) {
      try {
        await limiter.consume(client);
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        throw new Problem(429, 'Too many requests from this address', { retryAfter: Math.ceil(error.msBeforeNext / 1_000) });
      }
    },
    async refund(client) {
      await limiter.reward(client);
    },
  };
}
