/** Milliseconds after which an entry is dropped. */
export const expiresAfter = 7 * 24 * 60 * 60 * 1000;

/** A time too far in the future counts as expired as well: the clock was set back. */
export const isExpired = (savedAt: number, now: number): boolean => Math.abs(now - savedAt) > expiresAfter;
