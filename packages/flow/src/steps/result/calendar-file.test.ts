import type { IsoDate } from '@booking/domain/schema';
import { expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const entry = {
  id: 'b1',
  title: 'Amsterdam to Bruges; by boat, and bike',
  place: 'Amsterdam',
  description: 'Booking number BBT-104233\nMagnifique III, with a name that is long enough for a line to be folded twice over and again',
  from: '2027-05-08' as IsoDate,
  to: '2027-05-15' as IsoDate,
};

test('the calendar file contains the trip in whole days, including the last one', () => {
  const lines = calendarFile(entry, Date.UTC(2026, 10, 20, 12)).split('\r\n');
  expect(lines).toContain('DTSTART;VALUE=DATE:20270508');
  expect(lines).toContain('DTEND;VALUE=DATE:20270516');
  expect(lines).toContain('DTSTAMP:20261120T120000Z');
  expect(lines).toContain('SUMMARY:Amsterdam to Bruges\\; by boat\\, and bike');
});

test('no line is longer than 75 octets, and unfolding restores the text', () => {
  const text = calendarFile({ ...entry, title: '€'.repeat(60) }, 0);
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n ', '')).toContain('BBT-104233\\nMagnifique III\\, with a name');
});
