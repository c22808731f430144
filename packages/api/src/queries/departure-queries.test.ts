import { expect, test, vi } from 'vitest';
import { ApiError } from '../api-error.ts';
import type { ApiClient } from '../client.ts';
import { departureQueries } from './departure-queries.ts';
import { createQueryClient } from './query-client.ts';

test('departure queries are not retried on failure (ERR-6)', async () => {
  const call = vi.fn(() => Promise.reject(new ApiError('server', 500, null, null, 'no')));
  const queries = departureQueries({ call } as unknown as ApiClient);
  await expect(createQueryClient().query({ ...queries.detail('d'), retryDelay: 0 })).rejects.toThrow('no');
  // `query` does not retry by default: the query's own option is what counts.
  expect(queries.detail('d').retry).toBe(false);
  expect(queries.cabins('d').retry).toBeUndefined();
  expect(call).toHaveBeenCalledTimes(1);
});
