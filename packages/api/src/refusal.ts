import { ApiError } from './api-error.ts';

/** Too slow, too early, too often: says nothing of what was asked for, and is no refusal. */
const undecided: readonly (number | null)[] = [408, 425, 429];

/** True for an answer that refuses the call: a 4xx that says something of what was asked for. BOOK-13, ERR-25. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.kind === 'client' || error.kind === 'not-found') && !undecided.includes(error.status);
