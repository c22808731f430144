import { ApiError } from './api-error.ts';

/** Timeout, too early, too many requests: these say nothing about the requested resource. */
const inconclusive: readonly (number | null)[] = [408, 425, 429];

/** True for a definitive client error: a 4xx other than those above. BOOK-13, ERR-25. */
export const isDefinitiveError = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.kind === 'client' || error.kind === 'not-found') && !inconclusive.includes(error.status);
