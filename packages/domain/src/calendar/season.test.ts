import { expect, test } from 'vitest';
import type { IsoDate } from '../schema/common.ts';
import { isOutsideSeason, isSeasonOver } from './season.ts';

const first_departure = '2027-04-03' as IsoDate;
const last_departure = '2027-10-16' as IsoDate;

test.each([
  ['2027-04-02', { first_departure, last_departure }, true],
  ['2027-04-03', { first_departure, last_departure }, false],
  ['2027-10-16', { first_departure, last_departure }, false],
  ['2027-10-17', { first_departure, last_departure }, true],
  ['2027-04-02', { first_departure: null, last_departure }, false],
  ['2027-10-17', { first_departure, last_departure: null }, false],
] as const)('%s lies outside %o: %s (CALL-40)', (date, season, isOutside) => {
  expect(isOutsideSeason(date as IsoDate, season)).toBe(isOutside);
});

test.each([
  ['2027-10-15', false],
  ['2027-10-16', true],
  ['2028-01-01', true],
] as const)('a season is over once its last departure can no longer be booked: on %s %s (DATE-50)', (today, isOver) => {
  expect(isSeasonOver({ first_departure, last_departure }, today as IsoDate)).toBe(isOver);
  expect(isSeasonOver({ first_departure, last_departure: null }, today as IsoDate)).toBe(false);
});
