import type { IsoDate, TourDetail } from '@booking/domain/schema';
import { expect, test } from 'vitest';
import { sampleDepartures } from './departure-subject.ts';
import { monthsToRead, type TourSubject } from './tour-subject.ts';

const detail = (first: string | null, last: string | null, available: string | null = null): TourDetail => ({
  id: 't',
  tours: [{ id: 't', name: 'T', duration: 8 }],
  first_departure: first as IsoDate | null,
  last_departure: last as IsoDate | null,
  first_available: available as IsoDate | null,
});

test.each<[string, TourDetail | null, number, string[]]>([
  [
    'a month before the first to a month after the last',
    detail('2027-05-08', '2027-06-05'),
    12,
    ['2027-04', '2027-05', '2027-06', '2027-07'],
  ],
  ['not months that are long past', detail('2020-05-08', '2027-02-20'), 12, ['2027-01', '2027-02', '2027-03']],
  ['a past season, from its first month', detail('2026-05-08', '2026-05-15'), 12, ['2026-04', '2026-05', '2026-06']],
  ['no more than requested', detail('2027-05-08', '2037-06-05'), 2, ['2027-04', '2027-05']],
  ['without a last one, as many as requested', detail(null, null, '2027-05-08'), 3, ['2027-04', '2027-05', '2027-06']],
  ['without any date, from today', null, 2, ['2027-01', '2027-02']],
])('months to read: %s', (_, given, most, months) => expect(monthsToRead(given, '2027-02-10' as IsoDate, most)).toEqual(months));

const subject = (today: string, ...dates: string[]): TourSubject =>
  ({ today, months: [{ departures: { data: dates.map((date) => ({ date })) } }] }) as unknown as TourSubject;

test.each<[string, TourSubject, number, string[]]>([
  ['the first and the last', subject('2027-01-01', '2027-05-01', '2027-05-08', '2027-05-15'), 2, ['2027-05-01', '2027-05-15']],
  [
    'evenly spread over time',
    subject('2027-01-01', '2027-05-01', '2027-05-08', '2027-05-15'),
    3,
    ['2027-05-01', '2027-05-08', '2027-05-15'],
  ],
  ['all where there are fewer', subject('2027-01-01', '2027-05-01'), 4, ['2027-05-01']],
  ['only future ones', subject('2027-05-01', '2027-05-01', '2027-05-08'), 2, ['2027-05-08']],
  ['past ones if there are no future ones', subject('2028-01-01', '2027-05-01'), 2, ['2027-05-01']],
  ['none', subject('2027-01-01', '2027-05-01'), 0, []],
])('sampled departures: %s', (_, given, count, dates) => expect(sampleDepartures(given, count).map(({ date }) => date)).toEqual(dates));
