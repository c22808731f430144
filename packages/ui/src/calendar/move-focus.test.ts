import type { YearMonth } from '@booking/domain/date';
import type { IsoDate } from '@booking/domain/schema';
import { describe, expect, test } from 'vitest';
import { moveFocus } from './move-focus.ts';

const range = { first: '2027-04' as YearMonth, last: '2027-10' as YearMonth };
const move = (date: string, key: string, shift = false) => moveFocus(date as IsoDate, key, shift, range);

describe('keyboard support of a date grid (DATE-34)', () => {
  test.each([
    ['ArrowLeft moves one day back', '2027-05-12', 'ArrowLeft', '2027-05-11'],
    ['ArrowRight moves one day forward, into the next month', '2027-05-31', 'ArrowRight', '2027-06-01'],
    ['ArrowUp moves one week back', '2027-05-12', 'ArrowUp', '2027-05-05'],
    ['ArrowDown moves one week forward', '2027-05-31', 'ArrowDown', '2027-06-07'],
    ['Home moves to Monday, the first day of the week', '2027-05-16', 'Home', '2027-05-10'],
    ['Home on a Monday is a no-op', '2027-05-10', 'Home', '2027-05-10'],
    ['End moves to Sunday', '2027-05-10', 'End', '2027-05-16'],
    ['PageUp moves one month back', '2027-05-12', 'PageUp', '2027-04-12'],
    ['PageDown moves one month forward, to the last day of a shorter month', '2027-05-31', 'PageDown', '2027-06-30'],
  ])('%s', (_, date, key, expected) => {
    expect(move(date, key)).toBe(expected);
  });

  test('Shift with PageDown moves one year forward within the range', () => {
    expect(moveFocus('2027-05-12' as IsoDate, 'PageDown', true, null)).toBe('2028-05-12');
    expect(move('2027-05-12', 'PageDown', true)).toBe('2027-05-12');
  });

  test.each(['Enter', ' ', 'a', 'Tab', 'Escape'])('%o does not move the focus', (key) => {
    expect(move('2027-05-12', key)).toBeNull();
  });
});

describe('the visible month is limited to the range from first to last departure; navigation outside is ignored (DATE-34)', () => {
  test.each([
    ['2027-04-01', 'ArrowLeft'],
    ['2027-04-05', 'ArrowUp'],
    ['2027-04-20', 'PageUp'],
    ['2027-10-31', 'ArrowRight'],
    ['2027-10-28', 'ArrowDown'],
    ['2027-10-01', 'PageDown'],
  ])('%s with %s is a no-op', (date, key) => {
    expect(move(date, key)).toBe(date);
  });

  test('Home and End stop at the first and the last day of the range', () => {
    expect(move('2027-04-03', 'Home')).toBe('2027-04-01');
    expect(move('2027-10-31', 'End')).toBe('2027-10-31');
  });
});
