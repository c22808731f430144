const firstDelay = 300;
const longestDelay = 3000;

/** Milliseconds to wait before the poll with this number (from 0): 300, 600, 1200, 2400, 3000, 3000 … BOOK-3. */
export const pollDelay = (attempt: number): number => Math.min(firstDelay * 2 ** Math.max(0, attempt), longestDelay);
