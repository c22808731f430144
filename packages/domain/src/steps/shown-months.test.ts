import { describe, expect, test } from 'vitest';
import type { YearMonth } from '../date/index.ts';
import type { IsoDate } from '../schema/common.ts';
import { adjacentMonths, furtherMonths, type MonthsRequest, shownMonths } from './index.ts';

const month = (text: string) => text as YearMonth;
const iso = (text: string) => text as IsoDate;
const range = { first: month('2027-04'), last: month('2027-10') };
const season = { first_departure: iso('2027-04-03'), last_departure: iso('2027-10-16'), first_available: iso('2027-05-01') };
const today = iso('2026-11-20');
const nothing: MonthsRequest = { month: null, searchDate: undefined, sessionDate: null, width: 1 };
const shown = (given: Partial<MonthsRequest>, offer: Partial<Parameters<typeof shownMonths>[0]> = {}) =>
  shownMonths({ season, today, ...offer }, { ...nothing, ...given });

describe('The months shown lie between those of the first and the last departure (DATE-9, DATE-11)', () => {
  test.each([
    ['one month', '2027-05', 1, ['2027-05'], '2027-05', undefined],
    ['two months', '2027-05', 2, ['2027-05', '2027-06'], '2027-05', '2027-06'],
    ['before the range', '2027-01', 2, ['2027-04', '2027-05'], '2027-04', '2027-05'],
    ['the last month stands at the right, and the dropdown names it', '2027-10', 2, ['2027-09', '2027-10'], '2027-10', '2027-09'],
    ['after the range', '2028-01', 1, ['2027-10'], '2027-10', undefined],
    ['two, after the range: the dropdown names the first', '2028-01', 2, ['2027-09', '2027-10'], '2027-09', '2027-09'],
  ] as const)('%s', (_, requested, width, months, named, wideOnly) =>
    expect(shown({ month: month(requested), width })).toEqual({ first: requested, months, month: named, wideOnly, range }),
  );

  test.each(['2027-05', '2027-08', '2027-01'])('a tour of one month shows one, even if two would fit: from %s', (requested) => {
    const only = { ...season, first_departure: iso('2027-05-01'), last_departure: iso('2027-05-29') };
    const { months, wideOnly } = shown({ month: month(requested), width: 2 }, { season: only });
    expect([months, wideOnly]).toEqual([['2027-05'], undefined]);
  });

  test('without a range any month may be shown', () => {
    const unknown = { first_departure: null, last_departure: null, first_available: null };
    expect(shown({ month: month('2030-12'), width: 2 }, { season: unknown })).toMatchObject({
      months: ['2030-12', '2031-01'],
      range: null,
    });
    expect(shown({ month: month('2030-12'), width: 2 }, { season: null })).toMatchObject({ months: ['2030-12', '2031-01'], range: null });
  });
});

describe('The month to begin with (DATE-10)', () => {
  const searchDate = iso('2027-06-05');
  const sessionDate = iso('2027-07-03');
  test.each([
    ['is the one asked for', { month: month('2027-08'), searchDate, sessionDate }, {}, '2027-08'],
    ['else that of the address', { searchDate, sessionDate }, {}, '2027-06'],
    ['else that of the session', { sessionDate }, {}, '2027-07'],
    ['else that of the tour', {}, {}, '2027-05'],
    ['of the address, before the tour is known', { searchDate }, { season: null }, '2027-06'],
    ['of the session, before the tour is known', { sessionDate }, { season: null }, '2027-07'],
    ['the one asked for, before the tour is known', { month: month('2027-08') }, { season: null }, '2027-08'],
    ['no month that is past', { searchDate }, { today: iso('2027-07-20') }, '2027-07'],
  ])('%s', (_, given, offer, first) => expect(shown(given, offer)).toMatchObject({ first, months: [first], month: first }));

  test('nothing is shown until it is known', () =>
    expect(shown({}, { season: null })).toEqual({ first: null, months: null, month: null, wideOnly: undefined, range: null }));
});

test('adjacent months are prefetched, but none outside the range (DATE-14)', () => {
  expect(adjacentMonths([month('2027-05'), month('2027-06')], range)).toEqual(['2027-07', '2027-04']);
  expect(adjacentMonths([month('2027-04')], range)).toEqual(['2027-05']);
  expect(adjacentMonths([month('2027-09'), month('2027-10')], range)).toEqual(['2027-08']);
  expect(adjacentMonths([month('2027-05')], null)).toEqual(['2027-06', '2027-04']);
  expect(adjacentMonths([], range)).toEqual([]);
});

test('the months to search for days in place of a lost date: three at most (DATE-40)', () => {
  const may = [month('2027-05'), month('2027-06')];
  expect(furtherMonths(may, range, iso('2027-09-04'))).toEqual(['2027-07', '2027-04', '2027-09']);
  expect(furtherMonths(may, range, iso('2027-07-03'))).toEqual(['2027-07', '2027-04']);
  expect(furtherMonths([month('2027-04')], range, iso('2027-04-10'))).toEqual(['2027-05']);
  expect(furtherMonths([month('2027-04')], range, null)).toEqual(['2027-05']);
});
