import type { Objects } from '../store/store.ts';
import { ApiFailure } from './api-failure.ts';

export type Answer = { status: number; body: unknown; replayed?: true };

/**
 * Repeats the first response for a repeated `Idempotency-Key`; the same key with another request is an error. Units of work run one after the other, so
 * concurrent requests cannot both be first.
 */
export async function once(
  objects: Objects,
  key: string | null,
  request: string,
  at: number,
  answer: () => Promise<Answer>,
): Promise<Answer> {
  if (key === null) return answer();
  const kept = await objects.get('answer', key);
  if (kept) {
    if (kept.request === request) return { status: kept.status, body: kept.body, replayed: true };
    throw new ApiFailure(400, {
      type: 'idempotency_error',
      message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
    });
  }
  const made = await answer();
  await objects.put('answer', key, { request, status: made.status, body: made.body, at });
  return made;
}
