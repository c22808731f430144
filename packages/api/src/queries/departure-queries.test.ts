import { expect, test, vi } from 'vitest';
import { ApiError } from '../api-error.ts';
import type { ApiClient } from '../client.ts';
import { departureQueries } from './departure-queries.ts';
import { createQueryClient } from './query-client.ts';

test('departure queries are not retried on failure (ERR-6)', async () => {
  const call = vi.fn(() => Promise.reject(new ApiError('server', 500, null, null, 'no')));
  const queries = departureQueries({ call } as unknown as ApiClient);
  await expect(createQueryClient().fetchQuery({ ...queries.detail('d'), retryDelay: 0 })).rejects.toThrow('no');
  // `fetchQuery` does not retry by default: the query's own option is what counts.
  expect(queries.detail('d').retry).toBe(false);
  expect(queries.cabins('d').retry).toBeUndefined();
  expect(call).toHaveBeenCalledTimes(1);
});

test('a voucher is cached 10 minutes, per departure and code; skipped when id or code is empty (CALL-11)', async () => {
  const call = vi.fn(async () => ({ code: 'SUN' }));
  const { voucher } = departureQueries({ call } as unknown as ApiClient);
  const cache = createQueryClient();
  expect(await cache.fetchQuery(voucher('', 'SUN'))).toBeNull();
  expect(await cache.fetchQuery(voucher('d', ''))).toBeNull();
  expect(call).not.toHaveBeenCalled();
  for (const [id, code] of [
    ['d', 'SUN'],
    ['d', 'SUN'],
    ['d', 'SEA'],
    ['e', 'SUN'],
  ] as const) {
    await cache.fetchQuery(voucher(id, code));
  }
  expect(call).toHaveBeenCalledTimes(3);
  expect(voucher('d', 'SUN')).toMatchObject({ staleTime: 600_000, gcTime: 600_000 });
});
