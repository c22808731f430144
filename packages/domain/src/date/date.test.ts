import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  addDays,
  addMonths,
  dayAt,
  daysBetween,
  daysOfMonth,
  earliestToday,
  formatDate,
  formatDateRange,
  formatMonth,
  getYearMonth,
  type IsoDate,
  isBookable,
  isIsoDate,
  isYearMonth,
  monthStart,
  parsePastedDate,
  today,
  toYearMonth,
  weekday,
  type YearMonth,
} from './index.ts';

const day = (text: string): IsoDate => text as IsoDate;
const month = (text: string): YearMonth => text as YearMonth;

describe('A date is a calendar date without a time zone', () => {
  test('over the change of summer time and a leap day', () => {
    expect(addDays(day('2027-03-27'), 2)).toBe('2027-03-29');
    expect(addDays(day('2028-02-28'), 1)).toBe('2028-02-29');
    expect(addDays(day('2027-01-01'), -1)).toBe('2026-12-31');
    expect(daysBetween(day('2027-03-01'), day('2027-04-01'))).toBe(31);
    expect(daysBetween(day('2027-04-01'), day('2027-03-01'))).toBe(-31);
  });

  test.each(['2023-02-30', '2023-13-01', '2023-00-10', '2023-04-31', '1900-02-29', '23-01-01', '2023-1-1', ''])(
    '%s is no date (DATE-15, PASS-43)',
    (text) => expect(isIsoDate(text)).toBe(false),
  );
  test.each(['2000-02-29', '2024-02-29', '1999-12-31', '2027-04-30'])('%s is a date', (text) => expect(isIsoDate(text)).toBe(true));

  test('today is a date of the visitor', () => expect(isIsoDate(today())).toBe(true));

  test.each([
    ['Pacific/Kiritimati', '2027-05-09'],
    ['Europe/Amsterdam', '2027-05-09'],
    ['America/New_York', '2027-05-08'],
    ['Pacific/Pago_Pago', '2027-05-08'],
  ])('a moment has the calendar day of the time zone: %s (DATE-15)', (timeZone, expected) =>
    expect(dayAt(Date.parse('2027-05-08T22:30:00Z'), timeZone)).toBe(expected),
  );

  test('today follows the clock; the earliest today is that of the last time zone that reaches it (DATE-16, DATE-47)', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-05-08T11:59:59Z') });
    onTestFinished(() => void vi.useRealTimers());
    expect([dayAt(Date.now(), 'UTC'), earliestToday()]).toEqual(['2027-05-08', '2027-05-07']);
    expect(today()).toBe(dayAt(Date.now()));
    vi.setSystemTime(Date.parse('2027-05-08T12:00:00Z'));
    expect(earliestToday()).toBe('2027-05-08');
  });
});

test('Booking lead time: 0 days in advance, so the earliest date is tomorrow (DATE-16)', () => {
  expect(isBookable(day('2026-11-20'), day('2026-11-20'))).toBe(false);
  expect(isBookable(day('2026-11-21'), day('2026-11-20'))).toBe(true);
  expect(isBookable(day('2026-11-19'), day('2026-11-20'))).toBe(false);
});

test('Week starts Monday (DATE-12)', () => {
  expect(weekday(day('2026-11-23'))).toBe(1);
  expect(weekday(day('2026-11-22'))).toBe(7);
});

test('months', () => {
  expect(getYearMonth(day('2027-05-08'))).toBe('2027-05');
  expect(monthStart(month('2027-05'))).toBe('2027-05-01');
  expect(addMonths(month('2026-11'), 2)).toBe('2027-01');
  expect(addMonths(month('2027-01'), -1)).toBe('2026-12');
  expect(daysOfMonth(month('2028-02'))).toHaveLength(29);
  expect(daysOfMonth(month('2027-05')).at(-1)).toBe('2027-05-31');
  expect(toYearMonth(2027, 5)).toBe('2027-05');
  expect([isYearMonth('2027-05'), isYearMonth('2027-13'), isYearMonth('2027-5')]).toEqual([true, false, false]);
});

test('dates by Intl in the language', () => {
  expect(formatDate(day('2027-05-08'), 'en')).toBe('May 8, 2027');
  expect(formatDate(day('2027-05-08'), 'de')).toBe('8. Mai 2027');
  expect(formatDate(day('2027-05-08'), 'nl', 'full')).toBe('zaterdag 8 mei 2027');
  expect(formatDate(day('2027-05-08'), 'en', 'day-month')).toBe('May 8');
  expect(formatDateRange(day('2027-05-08'), day('2027-05-15'), 'en')).toBe('May 8 – 15, 2027');
  expect(formatMonth(month('2027-05'), 'de')).toBe('Mai 2027');
  expect(formatMonth(month('2027-06'), 'de')).toBe('Juni 2027');
});

describe('Pasted dates accepted in YYYY-MM-DD, DD-MM-YYYY, DD.MM.YYYY, DD/MM/YYYY, MM/DD/YYYY and variants (PASS-46, PASS-47)', () => {
  const nl = { language: 'nl', region: 'NL', year: 2026 } as const;
  const de = { language: 'de', region: 'US', year: 2026 } as const;
  const us = { language: 'en', region: 'US', year: 2026 } as const;
  const canada = { language: 'en', region: 'CA', year: 2026 } as const;
  const gb = { language: 'en', region: 'GB', year: 2026 } as const;
  const nowhere = { language: 'en', region: null, year: 2026 } as const;

  test.each([
    ['1980-02-29', nl, '1980-02-29'],
    ['1980-2-9', nl, '1980-02-09'],
    ['1980/02/29', us, '1980-02-29'],
    ['1980-02-29T00:00:00Z', nl, '1980-02-29'],
    ['29-02-1980', nl, '1980-02-29'],
    ['29.02.1980', de, '1980-02-29'],
    ['29. 2. 1980', de, '1980-02-29'],
    ['29/02/1980', us, '1980-02-29'],
    ['02/29/1980', nl, '1980-02-29'],
    ['12-31-1980', nl, '1980-12-31'],
    ['  3/4/1980 ', nl, '1980-04-03'],
    ['03/04/1980', de, '1980-04-03'],
    ['03/04/1980', us, '1980-03-04'],
    ['03/04/1980', canada, '1980-03-04'],
    ['03/04/1980', gb, '1980-04-03'],
    ['03/04/1980', nowhere, '1980-04-03'],
    ['03.04.1980', us, '1980-04-03'],
    ['19800229', nl, '1980-02-29'],
    ['29021980', nl, '1980-02-29'],
    ['20111211', nl, '2011-12-11'],
    ['19000101', nl, '1900-01-01'],
    ['18991231', nl, null],
    ['18121899', nl, '1899-12-18'],
    ['198002290', nl, null],
    ['on 1980-02-29', nl, null],
    ['1980-02-29, Ghent', nl, null],
    ['on 29-02-1980', nl, null],
    ['29-02-19800', nl, null],
    ['30-02-1980', nl, null],
    ['1980-02-30', nl, null],
    ['13/13/1980', us, null],
    ['99999999', nl, null],
    ['1980', nl, null],
    ['', nl, null],
  ] as const)('%s', (text, context, expected) => expect(parsePastedDate(text, context)).toBe(expected));
});

test.each([
  ['3 april 1980', '1980-04-03'],
  ['3. April 1980', '1980-04-03'],
  ['April 3rd, 1980', '1980-04-03'],
  ['donderdag 3 apr. 1980', '1980-04-03'],
  ['born on 3 April 1980', '1980-04-03'],
  ['1980 April 3', '1980-04-03'],
  ['12 mrt 80', '1980-03-12'],
  ['12 März 1980', '1980-03-12'],
  ['1 mei 2001', '2001-05-01'],
  ['24. Dez. 1999', '1999-12-24'],
  ['3-4-80', '1980-04-03'],
  ['3.4.26', '2026-04-03'],
  ['3/4/27', '1927-04-03'],
  ['31 april 1980', null],
  ['April 1980', null],
  ['3 april of 4 mei 1980', null],
  ['3 ap 1980', null],
] as const)('%s is read with its month in words, or a year of two digits that is not in the future: %s (PASS-66)', (text, expected) =>
  expect(parsePastedDate(text, { language: 'nl', region: 'NL', year: 2026 })).toBe(expected),
);
