import { expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { createReadiness } from './readiness.ts';

const createDatabase = (execute: () => Promise<unknown>): Database => ({ execute }) as unknown as Database;

test('is told of a server whose database responds, until it is about to stop. BACK-44', async () => {
  const readiness = createReadiness(createDatabase(async () => []));
  expect(await readiness.isReady()).toBe(true);
  readiness.drain();
  expect(await readiness.isReady()).toBe(false);
});

test('asks the database once at a time, however many ask, and says no when that fails. BACK-40', async () => {
  let asked = 0;
  let fail = (): void => undefined;
  const readiness = createReadiness(
    createDatabase(() => {
      asked += 1;
      return new Promise((_, reject) => {
        fail = () => reject(new Error('Query read timeout'));
      });
    }),
  );
  const answers = Array.from({ length: 100 }, () => readiness.isReady());
  expect(asked).toBe(1);
  fail();
  expect(new Set(await Promise.all(answers))).toEqual(new Set([false]));
});
