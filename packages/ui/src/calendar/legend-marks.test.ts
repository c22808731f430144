import type { CalendarDay } from '@booking/domain/calendar';
import type { YearMonth } from '@booking/domain/date';
import type { IsoDate } from '@booking/domain/schema';
import { expect, test } from 'vitest';
import { getLegendMarks } from './legend-marks.ts';

const [may, june] = ['2027-05', '2027-06'] as YearMonth[] as [YearMonth, YearMonth];

function dayOf(date: string, changes: Partial<CalendarDay>): [IsoDate, CalendarDay] {
  const day = { state: 'available', label: null, discount: false, priceFrom: null, reduced: null, priced: null, departures: [] } as const;
  return [date as IsoDate, { ...day, date: date as IsoDate, ...changes }];
}

test('the legend explains the marks of the days that are shown (DATE-11)', () => {
  const days = new Map([
    dayOf('2027-05-08', { discount: true }),
    dayOf('2027-05-15', { state: 'unavailable', label: { kind: 'from-persons', count: 4 } }),
    dayOf('2027-06-05', { state: 'on_request' }),
    dayOf('2027-06-12', { state: 'unavailable' }),
  ]);
  expect(getLegendMarks(days, [may])).toEqual(['available', 'discount']);
  expect(getLegendMarks(days, [june])).toEqual(['on_request', 'unavailable']);
  expect(getLegendMarks(days, [may, june])).toEqual(['available', 'on_request', 'unavailable', 'discount']);
  expect(getLegendMarks(new Map(), [may])).toEqual([]);
});
