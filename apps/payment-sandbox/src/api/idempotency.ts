import type { KeptAnswer } from '../store/objects.ts';
import type { Store } from '../store/store.ts';
import { ApiFailure } from './api-failure.ts';

export type Answer = { status: number; body: unknown; replayed?: true };

/**
 * Repeats the first response for a repeated `Idempotency-Key`; the same key with another request is an error.
 * Everything here is synchronous, so concurrent requests cannot both be first.
 */
export function once(store: Store, key: string | null, request: string, at: number, answer: () => Answer): Answer {
  if (key === null) return answer();
  const kept: KeptAnswer | undefined = store.answers.get(key);
  if (kept) {
    if (kept.request === request) return { status: kept.status, body: kept.body, replayed: true };
    throw new ApiFailure(400, {
      type: 'idempotency_error',
      message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
    });
  }
  const made = answer();
  store.answers.set(key, { request, status: made.status, body: made.body, at });
  store.save();
  return made;
}
