/** The backend's clock, as its responses tell it. The visitor's own may be hours wrong. */
export type ServerClock = {
  /** Takes the time from a response that has just arrived. */
  observe(headers: Headers): void;
  /**
   * The backend's time, in milliseconds since the epoch, to within about a second. Null until a response has told it: one of another origin has to
   * expose its `Date`.
   */
  now(): number | null;
};

/** A response from a cache has the date on which it was made, not that of its arrival. */
const mayBeFromCache = (headers: Headers): boolean => headers.has('age') || /max-age=[1-9]/i.test(headers.get('cache-control') ?? '');

/** Creates a clock that follows the latest response. CALL-46. */
export function createServerClock(now: () => number = Date.now): ServerClock {
  /** Milliseconds that the backend's clock is ahead of ours. */
  let ahead: number | null = null;
  return {
    observe(headers) {
      const time = Date.parse(headers.get('date') ?? '');
      if (!Number.isNaN(time) && !mayBeFromCache(headers)) ahead = time - now();
    },
    now: () => (ahead === null ? null : now() + ahead),
  };
}
