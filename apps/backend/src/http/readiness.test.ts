import { expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { createReadiness } from './readiness.ts';

const createDatabase = (execute: () => Promise<unknown>): Database => ({ execute }) as unknown as Database;

test('a server is ready while its database responds, until it is about to stop. BACK-44', async () => {
  const readiness = createReadiness(createDatabase(async () => []));
  expect(await readiness.isReady()).toBe(true);
  readiness.drain();
  expect(await readiness.isReady()).toBe(false);
});

test('concurrent checks share one statement, and a failed one reports not ready. BACK-40', async () => {
  let statements = 0;
  let fail = (): void => undefined;
  const readiness = createReadiness(
    createDatabase(() => {
      statements += 1;
      return new Promise((_, reject) => {
        fail = () => reject(new Error('Query read timeout'));
      });
    }),
  );
  const responses = Array.from({ length: 100 }, () => readiness.isReady());
  expect(statements).toBe(1);
  fail();
  expect(new Set(await Promise.all(responses))).toEqual(new Set([false]));
});
