import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { retryConflicts } from './retry-conflicts.ts';

const failure = (code: string): Error => new DrizzleQueryError('commit', [], Object.assign(new Error('…'), { code }));

test.each([
  ['a serialization failure', '40001', 2],
  ['a deadlock', '40P01', 2],
  ['a lock that was not available', '55P03', 1],
  ['a broken constraint', '23505', 1],
])('%s: %s, %i attempts', async (_, code, attempts) => {
  const transaction = vi.fn(async () => 'done').mockRejectedValueOnce(failure(code));
  const result = await retryConflicts(transaction).catch(() => 'failed');
  expect(result).toBe(attempts > 1 ? 'done' : 'failed');
  expect(transaction).toHaveBeenCalledTimes(attempts);
});

test('a transaction that loses again and again fails with its error', async () => {
  const transaction = vi.fn(() => Promise.reject(failure('40001')));
  await expect(retryConflicts(transaction)).rejects.toThrow('commit');
  expect(transaction).toHaveBeenCalledTimes(4);
});
