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
  const kinds = (months: YearMonth[]) => getLegendMarks(days, months, new Set()).map(({ kind }) => kind);
  expect(kinds([may])).toEqual(['available', 'discount', 'from-people']);
  expect(kinds([june])).toEqual(['on_request', 'unavailable']);
  expect(kinds([may, june])).toEqual(['available', 'on_request', 'unavailable', 'discount', 'from-people']);
  expect(getLegendMarks(new Map(), [may], new Set())).toEqual([]);
});

test('the legend explains the words of the cells: the lowest price, and from or up to how many people (DATE-11)', () => {
  const days = new Map([
    dayOf('2027-05-08', { label: { kind: 'available', count: 9 } }),
    dayOf('2027-05-15', { label: { kind: 'only-left', count: 2 } }),
    dayOf('2027-05-22', { state: 'unavailable', label: { kind: 'from-persons', count: 6 } }),
    dayOf('2027-05-29', { state: 'unavailable', label: { kind: 'from-persons', count: 4 } }),
  ]);
  const words = (...cheapest: string[]) => getLegendMarks(days, [may], new Set(cheapest as IsoDate[])).slice(1);
  expect(words('2027-05-08')).toEqual([{ kind: 'lowest' }, { kind: 'from-people', count: 4 }]);
  expect(words('2027-05-15')).toEqual([{ kind: 'from-people', count: 4 }]);
  const small = [1, 3, 2].map((count, day) => dayOf(`2027-05-1${day}`, { state: 'unavailable', label: { kind: 'up-to-persons', count } }));
  expect(getLegendMarks(new Map(small), [may], new Set())).toEqual([{ kind: 'up-to-people', count: 3 }]);
});
