import { describe, expect, test } from 'vitest';
import type { IsoDate } from '../schema/common.ts';
import { aDeparture, anAvailability } from '../testing/catalogue.ts';
import { calendarDays, closestDays, lostDateReason, offeredDays } from './index.ts';

const iso = (text: string): IsoDate => text as IsoDate;
const today = iso('2027-05-01');
const season = { first_departure: iso('2027-04-03'), last_departure: iso('2027-10-16') };
const on = (date: string, minimum_passengers: number, maximum_passengers: number) =>
  aDeparture({
    id: date,
    date: iso(date),
    end_date: iso(date),
    availability: anAvailability({ available_passengers: 20, minimum_passengers, maximum_passengers }),
  });
const days = calendarDays(
  [
    on('2027-05-08', 1, 0),
    on('2027-05-15', 4, 9),
    on('2027-05-22', 1, 1),
    on('2027-05-10', 1, 9),
    on('2027-05-20', 1, 9),
    on('2027-05-05', 1, 9),
    on('2027-05-06', 1, 9),
  ],
  2,
  today,
);

describe('The message for a lost date names its reason (DATE-25)', () => {
  test.each([
    ['today', '2027-05-01', { kind: 'past' }],
    ['before the season, and past', '2027-03-01', { kind: 'past' }],
    ['after the season', '2027-10-17', { kind: 'outside-season' }],
    ['the last day of the season', '2027-10-16', { kind: 'no-departure' }],
    ['no departure', '2027-05-09', { kind: 'no-departure' }],
    ['full', '2027-05-08', { kind: 'fully-booked' }],
    ['too few', '2027-05-15', { kind: 'from-persons', count: 4 }],
    ['too many', '2027-05-22', { kind: 'up-to-persons', count: 1 }],
  ] as const)('%s', (_, date, expected) => expect(lostDateReason(iso(date), days.get(iso(date)), { season, today })).toEqual(expected));
  test('without a known season', () =>
    expect(lostDateReason(iso('2029-01-01'), undefined, { season: null, today }).kind).toBe('no-departure'));
});

test('the closest days that fit are offered, in the order of the calendar (DATE-36)', () => {
  const closest = (date: string) => closestDays(days, iso(date), offeredDays).map((day) => day.date);
  expect(closest('2027-05-08')).toEqual(['2027-05-05', '2027-05-06', '2027-05-10']);
  expect(closest('2027-05-15')).toEqual(['2027-05-06', '2027-05-10', '2027-05-20']);
  expect(closestDays(new Map(), iso('2027-05-08'), offeredDays)).toEqual([]);
});
