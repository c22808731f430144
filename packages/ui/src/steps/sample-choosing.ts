import { toCents } from '@booking/domain/money';
import type { MandatoryCosts } from '@booking/domain/pricing';
import type { CabinType, Departure, IsoDate } from '@booking/domain/schema';
import { aCabinType, aDeparture, availabilityWire, type DepartureWire } from '@booking/domain/testing';

export const iso = (text: string): IsoDate => text as IsoDate;
export const sampleToday = iso('2027-05-03');

type Given = { date: string; end: string } & Partial<Omit<DepartureWire, 'date'>>;

const sampleDepartureOn = ({ date, end, ...given }: Given): Departure =>
  aDeparture({
    id: `D-${date}`,
    ship_name: 'Meander',
    date,
    end_date: end,
    port_of_departure_name: 'Amsterdam',
    port_of_arrival_name: 'Bruges',
    availability: availabilityWire(),
    ...given,
  });

/** Of which a third is paid on board, and a fee per booking. */
export const sampleCosts: MandatoryCosts = {
  perPerson: { amount: toCents(7215), local: toCents(2415) },
  perBooking: { amount: toCents(1950), local: toCents(0) },
};

/**
 * A season with every kind of day: past, available, few left, on request, for another party size, fully booked,
 * discounted, and without data.
 */
export const sampleSeason: readonly Departure[] = [
  sampleDepartureOn({ date: '2027-05-01', end: '2027-05-08' }),
  sampleDepartureOn({ date: '2027-05-08', end: '2027-05-15' }),
  sampleDepartureOn({
    date: '2027-05-15',
    end: '2027-05-22',
    voucher: { code: 'SPRING', description: null, discount_type: 'Discount Percentage', percentage: 10 },
    availability: availabilityWire({ minimum_price: 1299 }),
  }),
  sampleDepartureOn({
    date: '2027-05-22',
    end: '2027-05-29',
    availability: availabilityWire({ available_passengers: 3, minimum_price: 1249.5 }),
  }),
  sampleDepartureOn({ date: '2027-05-29', end: '2027-06-05', on_request: true }),
  sampleDepartureOn({ date: '2027-06-05', end: '2027-06-12', availability: availabilityWire({ maximum_passengers: 1 }) }),
  sampleDepartureOn({ date: '2027-06-09', end: '2027-06-16', availability: availabilityWire({ minimum_passengers: 4 }) }),
  sampleDepartureOn({ date: '2027-06-12', end: '2027-06-19' }),
  sampleDepartureOn({ date: '2027-06-19', end: '2027-06-26', availability: null }),
  sampleDepartureOn({ date: '2027-06-26', end: '2027-07-03', availability: availabilityWire({ minimum_price: 1099 }) }),
];

/** Cabin types: a common one, one with few left, a family cabin with all three prices, and one that is sold out. */
export const sampleCabinTypes: readonly CabinType[] = [
  aCabinType({
    available_count: 2,
    id: 'C1-twin',
    name: 'Twin cabin, main deck',
    description: '<p>Two single beds, a window to open and a <b>private bathroom</b>.</p>',
    unit_price: 1399,
    surcharge_price: 1899,
    count: 6,
  }),
  aCabinType({ available_count: 2, id: 'C2', name: 'Suite, upper deck', minimum_occupancy: 2, unit_price: 1799, count: 2 }),
  aCabinType({
    available_count: 2,
    id: 'C3',
    name: 'Family cabin',
    maximum_occupancy: 4,
    unit_price: 1299,
    discount_price: 1099,
    surcharge_price: 1999,
    count: 4,
  }),
  aCabinType({ available_count: 0, id: 'C4', name: 'Single cabin', maximum_occupancy: 1, unit_price: 1499, count: 0 }),
];
