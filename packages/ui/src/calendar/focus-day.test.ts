import { calendarDays } from '@booking/domain/calendar';
import type { YearMonth } from '@booking/domain/date';
import { expect, test } from 'vitest';
import { iso, sampleSeason, sampleToday } from '../steps/sample-choosing.ts';
import { getFocusDay } from './focus-day.ts';
import { getRibbonDay, getRibbonPart, tripFor } from './trip-ribbon.ts';

const days = calendarDays(sampleSeason, 2, sampleToday);
const may = ['2027-05'] as YearMonth[];
const none = { last: null, selected: null };

test('one day is the tab stop: the last focused one, else the selected one, else the first available one (DATE-34)', () => {
  expect(getFocusDay(may, days, { last: iso('2027-05-11'), selected: iso('2027-05-15') })).toBe('2027-05-11');
  expect(getFocusDay(may, days, { last: iso('2027-06-11'), selected: iso('2027-05-15') })).toBe('2027-05-15');
  // 1 May is in the past.
  expect(getFocusDay(may, days, none)).toBe('2027-05-08');
  expect(getFocusDay(['2027-09' as YearMonth], days, none)).toBe('2027-09-01');
  expect(getFocusDay([], days, none)).toBeNull();
});

test('a ribbon spans a trip from its start to its end date', () => {
  const trip = tripFor(days.get(iso('2027-05-08')));
  expect(trip).toEqual({ from: '2027-05-08', to: '2027-05-15' });
  expect(['2027-05-07', '2027-05-08', '2027-05-12', '2027-05-15', '2027-05-16'].map((date) => getRibbonPart(iso(date), trip))).toEqual([
    null,
    'start',
    'middle',
    'end',
    null,
  ]);
  expect(['2027-05-07', '2027-05-08', '2027-05-15', '2027-05-16'].map((date) => getRibbonDay(iso(date), trip))).toEqual([null, 0, 7, null]);
  expect(getRibbonPart(iso('2027-05-08'), { from: iso('2027-05-08'), to: iso('2027-05-08') })).toBe('start end');
});

test('an unavailable day has no ribbon', () => {
  expect(tripFor(days.get(iso('2027-06-05')))).toBeNull();
  expect(tripFor(undefined)).toBeNull();
});
