import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

const clock = { now: 0 };
const createLimit = (count: number, perMs: number, most?: number) => createRateLimit({ count, perMs }, () => clock.now, most);

test('a burst is allowed, then one call at a time, and the wait is reported. BACK-34', () => {
  clock.now = 1_000_000;
  const { take } = createLimit(3, 3_000);
  expect([take('a'), take('a'), take('a')]).toEqual([0, 0, 0]);
  expect(take('a')).toBe(1_000);
  clock.now += 400;
  expect(take('a')).toBe(600);
  clock.now += 600;
  expect(take('a')).toBe(0);
  expect(take('a')).toBe(1_000);
  clock.now += 3_000;
  expect([take('a'), take('a'), take('a')]).toEqual([0, 0, 0]);
});

test('clients are limited separately', () => {
  const { take } = createLimit(1, 1_000);
  expect([take('a'), take('b')]).toEqual([0, 0]);
  expect(take('a')).toBeGreaterThan(0);
});

test('a call that is undone can be repeated', () => {
  const { take, refund } = createLimit(1, 1_000);
  take('a');
  refund('a');
  expect(take('a')).toBe(0);
  expect(take('a')).toBeGreaterThan(0);
});

test('0 is no limit', () => {
  const { take } = createLimit(0, 1_000);
  expect(Array.from({ length: 1_000 }, () => take('a')).every((wait) => wait === 0)).toBe(true);
});

test('the number of clients is limited: the one not seen for longest is evicted first', () => {
  const { take } = createLimit(1, 1_000, 2);
  take('a');
  take('b');
  take('a');
  take('c');
  expect(take('a')).toBeGreaterThan(0);
  expect(take('b')).toBe(0);
});

test('waiting as long as reported is always enough, and nobody gets more than the burst and the rate', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 1_000, max: 3_600_000 }),
      fc.array(fc.nat(5_000), { maxLength: 200 }),
      (count, perMs, pauses) => {
        const { take } = createLimit(count, perMs);
        const start = clock.now;
        let taken = 0;
        for (const pause of pauses) {
          clock.now += pause;
          const wait = take('a');
          if (wait === 0) taken += 1;
          expect(taken).toBeLessThanOrEqual(count + Math.ceil(((clock.now - start) / perMs) * count) + 1);
          if (wait > 0) {
            clock.now += wait;
            expect(take('a')).toBe(0);
            taken += 1;
          }
        }
      },
    ),
  );
});
