import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Problem } from '../http/problem.ts';
import { createRateLimit, type RateLimit } from './rate-limit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The results of several calls: `ok`, or the seconds after which the next call is allowed. */
async function take({ take }: RateLimit, ...clients: string[]) {
  const results: (string | number | null)[] = [];
  for (const client of clients)
    results.push(
      await take(client).then(
        () => 'ok',
        (error: Problem) => error.retryAfter,
      ),
    );
  return results;
}

test('a number of calls is allowed in each window, and the wait is reported (BACK-34)', async () => {
  const limit = createRateLimit(3, 60);
  expect(await take(limit, 'a', 'a', 'a', 'a')).toEqual(['ok', 'ok', 'ok', 60]);
  vi.advanceTimersByTime(20_500);
  expect(await take(limit, 'a')).toEqual([40]);
  vi.advanceTimersByTime(39_500);
  expect(await take(limit, 'a', 'a', 'a', 'a')).toEqual(['ok', 'ok', 'ok', 60]);
});

test('one more is a problem with status 429', async () => {
  const limit = createRateLimit(1, 60);
  await limit.take('a');
  await expect(limit.take('a')).rejects.toBeInstanceOf(Problem);
  await expect(limit.take('a')).rejects.toMatchObject({ status: 429, retryAfter: 60 });
});

test('clients are limited separately', async () => {
  const limit = createRateLimit(1, 1);
  expect(await take(limit, 'a', 'b', 'a')).toEqual(['ok', 'ok', 1]);
});

test('a call that is undone can be repeated', async () => {
  const limit = createRateLimit(1, 1);
  await limit.take('a');
  await limit.refund('a');
  expect(await take(limit, 'a', 'a')).toEqual(['ok', 1]);
});

test('0 is no limit', async () => {
  expect(new Set(await take(createRateLimit(0, 1), ...Array<string>(1_000).fill('a')))).toEqual(new Set(['ok']));
});
