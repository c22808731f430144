import { TransactionRollbackError } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '../database/database.ts';
import { createReadiness } from './readiness.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const createDatabase = (transaction: () => Promise<unknown>): Database => ({ transaction, execute: async () => [] }) as unknown as Database;
const rollBack = () => Promise.reject(new TransactionRollbackError());

test('a server is ready while its database can be written, until it is about to stop (BACK-44)', async () => {
  const readiness = createReadiness(createDatabase(rollBack));
  expect(await readiness.isReady()).toBe(true);
  readiness.drain();
  expect(await readiness.isReady()).toBe(false);
});

test('concurrent checks share one write, and a failed one reports not ready (BACK-40)', async () => {
  let writes = 0;
  let fail = (): void => undefined;
  const readiness = createReadiness(
    createDatabase(() => {
      writes += 1;
      return new Promise((_, reject) => {
        fail = () => reject(new Error('Query read timeout'));
      });
    }),
  );
  const responses = Array.from({ length: 100 }, () => readiness.isReady());
  expect(writes).toBe(1);
  fail();
  expect(new Set(await Promise.all(responses))).toEqual(new Set([false]));
});

test('the database is written at most once per second (BACK-83)', async () => {
  let writes = 0;
  const readiness = createReadiness(
    createDatabase(() => {
      writes += 1;
      return rollBack();
    }),
  );
  for (let asked = 0; asked < 10; asked += 1) {
    await readiness.isReady();
    await vi.advanceTimersByTimeAsync(99);
  }
  expect(writes).toBe(1);
  await vi.advanceTimersByTimeAsync(10);
  await readiness.isReady();
  expect(writes).toBe(2);
});
