import { calendarDays } from '@booking/domain/calendar';
import { type IsoDate, isIsoDate } from '@booking/domain/date';
import { bench, describe } from 'vitest';
import { aDeparture, anAvailability, percentage } from '../src/testing/catalogue.ts';

const iso = (text: string): IsoDate => {
  if (!isIsoDate(text)) throw new Error(`no date: ${text}`);
  return text;
};

// A month of a busy tour: about sixteen departures a day, of every state.
const departures = Array.from({ length: 500 }, (_, index) => ({
  ...aDeparture({
    id: `d${index}`,
    date: `2027-05-${String((index % 31) + 1).padStart(2, '0')}`,
    on_request: index % 5 === 0,
    availability: index % 11 === 0 ? null : anAvailability({ available_passengers: index % 14, minimum_price: 999 + index }),
  }),
  voucher: index % 7 === 0 ? percentage(10) : null,
}));
const today = iso('2027-05-03');
if (calendarDays(departures, 2, today).size !== 31) throw new Error('not a whole month');

describe('a calendar month of 500 departures', () => {
  bench('states, labels and prices of its days', () => {
    calendarDays(departures, 2, today);
  });
});
