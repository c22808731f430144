import { expect, test } from 'vitest';
import { postpone } from './postpone.ts';

test('each failure doubles the distance to the next attempt, up to an hour (BACK-86)', () => {
  const now = new Date('2027-01-01T00:00:00Z');
  const minutes: number[] = [];
  let failures = 0;
  for (let attempt = 0; attempt < 9; attempt += 1) {
    const { failures: counted, retry_at } = postpone({ failures }, now, 60_000);
    failures = counted;
    minutes.push(((retry_at?.getTime() ?? 0) - now.getTime()) / 60_000);
  }
  expect(minutes).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
  expect(failures).toBe(9);
  expect(postpone({ failures: 5_000 }, now, 60_000).retry_at).toEqual(new Date('2027-01-01T01:00:00Z'));
});
