import { expect, test } from 'vitest';
import { aDeparture } from '../testing/catalogue.ts';
import { sharedTrip } from './trip-details.ts';

const first = aDeparture({ ship_name: 'Meander', port_of_departure_name: 'Amsterdam', port_of_arrival_name: 'Bruges' });
const other = { ...first, id: 'other', ship_name: 'Fleur' };

test('what all departures share is known before one is chosen; of a single one, everything (SHIP-22)', () => {
  const { date, end_date, tour_name, on_request } = first;
  const ports = { port_of_departure_name: 'Amsterdam', port_of_arrival_name: 'Bruges' };
  expect(sharedTrip([first, other])).toEqual({ date, end_date, tour_name, on_request, ...ports });
  expect(sharedTrip([first])).toEqual({ date, end_date, tour_name, on_request, ship_name: 'Meander', ...ports });
  const elsewhere = { ...other, port_of_departure_name: null, port_of_arrival_name: 'Ghent' };
  expect(sharedTrip([first, elsewhere])).toEqual({ date, end_date, tour_name, on_request });
  expect(sharedTrip([])).toEqual({});
});
