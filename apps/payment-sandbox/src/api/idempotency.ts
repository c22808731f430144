import type { Objects } from '../store/store.ts';
import { ApiFailure } from './api-failure.ts';

export type ApiResponse = { status: number; body: unknown; replayed?: true };

/**
 * Returns the first response again for a repeated `Idempotency-Key`. The same key with another request is an error. Units of work run one after
 * another, so only one of concurrent requests can be first.
 */
export async function once(
  objects: Objects,
  key: string | null,
  request: string,
  at: number,
  respond: () => Promise<ApiResponse>,
): Promise<ApiResponse> {
  if (key === null) return respond();
  const stored = await objects.get('response', key);
  if (stored) {
    if (stored.request === request) return { status: stored.status, body: stored.body, replayed: true };
    throw new ApiFailure(400, {
      type: 'idempotency_error',
      message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
    });
  }
  const response = await respond();
  await objects.put('response', key, { request, status: response.status, body: response.body, at });
  return response;
}
