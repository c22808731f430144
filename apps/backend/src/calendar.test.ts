import { afterEach, expect, test, vi } from 'vitest';
import { createCalendar } from './calendar.ts';

afterEach(() => void vi.useRealTimers());

test('the earliest today is that of the last time zone, and follows the clock (BACK-76)', () => {
  vi.useFakeTimers({ now: new Date('2027-05-08T11:00:00Z') });
  const calendar = createCalendar();
  expect([calendar.earliestToday(), calendar.todayIn('Etc/UTC'), calendar.todayIn('Pacific/Kiritimati')]).toEqual([
    '2027-05-07',
    '2027-05-08',
    '2027-05-09',
  ]);
  vi.setSystemTime(new Date('2027-05-08T13:00:00Z'));
  expect(calendar.earliestToday()).toBe('2027-05-08');
});
