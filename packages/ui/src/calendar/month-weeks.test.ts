import type { YearMonth } from '@booking/domain/date';
import { expect, test } from 'vitest';
import { getMonthWeeks } from './month-weeks.ts';

const weeks = (month: string) => getMonthWeeks(month as YearMonth);

test('the week starts on Monday (DATE-12)', () => {
  // 1 May 2027 is a Saturday.
  expect(weeks('2027-05')[0]).toEqual([null, null, null, null, null, '2027-05-01', '2027-05-02']);
  expect(weeks('2027-03')[0]?.[0]).toBe('2027-03-01');
});

test.each([
  ['2027-02', 4, 28],
  ['2028-02', 5, 29],
  ['2027-05', 6, 31],
  ['2027-06', 5, 30],
])('%s has %i weeks and %i unique days', (month, rows, days) => {
  const all = weeks(month).flat();
  const dates = all.filter((date) => date !== null);
  expect(weeks(month)).toHaveLength(rows);
  expect(all).toHaveLength(rows * 7);
  expect(new Set(dates).size).toBe(days);
  expect(dates.toSorted()).toEqual(dates);
});
