import { expect, test } from 'vitest';
import { isOfficeOpen, isTimeZone } from './office-hours.ts';

const hours = [
  { from: '09:00', to: '12:00' },
  { from: '14:00', to: '17:00' },
];

test.each([
  ['2027-05-10T07:00:00Z', true, 'Monday 9:00 in Amsterdam'],
  ['2027-05-10T06:59:59Z', false, 'Monday 8:59'],
  ['2027-05-10T10:00:00Z', false, 'Monday 12:00, the break'],
  ['2027-05-14T14:59:00Z', true, 'Friday 16:59'],
  ['2027-05-14T15:00:00Z', false, 'Friday 17:00'],
  ['2027-05-15T08:00:00Z', false, 'Saturday'],
  ['2027-05-16T08:00:00Z', false, 'Sunday'],
  ['2027-01-11T07:30:00Z', false, 'Monday 8:30 in winter'],
  ['2027-01-11T08:00:00Z', true, 'Monday 9:00 in winter'],
])('the office is open in its hours, in its own time zone: %s %s, %s (SHELL-58)', (instant, open) => {
  expect(isOfficeOpen(hours, 'Europe/Amsterdam', Date.parse(instant))).toBe(open);
});

test('an office far away is open at its own hours (SHELL-58)', () => {
  expect(isOfficeOpen(hours, 'America/New_York', Date.parse('2027-05-10T13:30:00Z'))).toBe(true);
  expect(isOfficeOpen(hours, 'Asia/Tokyo', Date.parse('2027-05-09T23:30:00Z'))).toBe(false);
  expect(isOfficeOpen(hours, 'Asia/Tokyo', Date.parse('2027-05-10T00:30:00Z'))).toBe(true);
  expect(isOfficeOpen([], 'Europe/Amsterdam', Date.parse('2027-05-10T08:00:00Z'))).toBe(false);
});

test('time zones are those that the browser knows', () => {
  expect([isTimeZone('Europe/Amsterdam'), isTimeZone('Europe/Atlantis')]).toEqual([true, false]);
});
