import { expect, test, vi } from 'vitest';
import { ensureData, prefetch } from './fetch-query.ts';
import { createQueryClient } from './query-client.ts';

const minute = 60_000;

test('what is needed comes from the cache, however old; what is prefetched is fetched again once it is stale (CALL-7)', async () => {
  const cache = createQueryClient();
  const queryFn = vi.fn(async () => 'new');
  const options = { queryKey: ['tours'], queryFn };
  cache.setQueryData(options.queryKey, 'old', { updatedAt: Date.now() - minute - 1 });
  expect(await ensureData(cache, options)).toBe('old');
  expect(queryFn).not.toHaveBeenCalled();
  await prefetch(cache, options);
  expect(cache.getQueryData(options.queryKey)).toBe('new');
  await prefetch(cache, options);
  expect(queryFn).toHaveBeenCalledTimes(1);
});

test('an error of what is needed is thrown, one of what is prefetched is not', async () => {
  const cache = createQueryClient();
  const options = { queryKey: ['tours'], queryFn: () => Promise.reject(new Error('no')), retry: false };
  await expect(ensureData(cache, options)).rejects.toThrow('no');
  await expect(prefetch(cache, options)).resolves.toBeUndefined();
});
