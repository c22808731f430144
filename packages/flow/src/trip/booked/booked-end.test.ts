import type { IsoDate } from '@booking/domain/schema';
import { expect, test } from 'vitest';
import { bookedEnd } from './booked-end.ts';

const departure = (id: string, date: string, end: string) => ({ id, date: date as IsoDate, end_date: end as IsoDate });
const short = departure('short', '2027-05-08', '2027-05-12');
const long = departure('long', '2027-05-08', '2027-05-15');
const other = departure('other', '2027-05-01', '2027-05-08');
const from = '2027-05-08' as IsoDate;

test.each([
  ['the only departure of the day', [other, long], null, '2027-05-15'],
  ['several that end on the same day', [long, { ...long, id: 'sister' }], null, '2027-05-15'],
  ['the booked one of several', [short, long], 'short', '2027-05-12'],
  ['several that end on different days', [short, long], null, null],
  ['none on that day', [other], null, null],
  ['a booked one that is not among them', [long], 'gone', '2027-05-15'],
] as const)('the last day of a booked trip: %s (PAY-82)', (_, departures, id, end) => {
  expect(bookedEnd(departures, { from, departure: id })).toBe(end);
});
