import { type CabinType, CabinTypeSchema, type Departure, DepartureSchema, type IsoDate } from '@booking/domain/schema';
import * as v from 'valibot';

export const iso = (text: string): IsoDate => text as IsoDate;
export const sampleToday = iso('2027-05-03');

const roomy = {
  minimum_passengers: 1,
  available_passengers: 14,
  maximum_passengers: 20,
  available_cabins: 7,
  total_cabins: 18,
  minimum_price: 1199,
  maximum_price: 2049.5,
};

type Given = { date: string; end: string } & Partial<Omit<v.InferInput<typeof DepartureSchema>, 'date'>>;

/** A departure of an eight-day tour, as the API returns it. */
const sampleDepartureOn = ({ date, end, ...given }: Given): Departure =>
  v.parse(DepartureSchema, {
    id: `D-${date}`,
    tour_id: 'T1',
    tour_name: 'Amsterdam to Bruges',
    ship_id: 'S1',
    ship_name: 'Meander',
    program_id: 'P1',
    program_name: 'Comfort',
    date,
    end_date: end,
    on_request: false,
    duration: 8,
    port_of_departure_name: 'Amsterdam',
    port_of_arrival_name: 'Bruges',
    availability: roomy,
    ...given,
  });

/** A season with every kind of day: past, free, few left, on request, fully booked, with a discount, and without information. */
export const sampleSeason: readonly Departure[] = [
  sampleDepartureOn({ date: '2027-05-01', end: '2027-05-08' }),
  sampleDepartureOn({ date: '2027-05-08', end: '2027-05-15' }),
  sampleDepartureOn({
    date: '2027-05-15',
    end: '2027-05-22',
    voucher: { code: 'SPRING', description: null, discount_type: 'Discount Percentage', percentage: 10 },
    availability: { ...roomy, minimum_price: 1299 },
  }),
  sampleDepartureOn({ date: '2027-05-22', end: '2027-05-29', availability: { ...roomy, available_passengers: 3, minimum_price: 1249.5 } }),
  sampleDepartureOn({ date: '2027-05-29', end: '2027-06-05', on_request: true }),
  sampleDepartureOn({ date: '2027-06-05', end: '2027-06-12', availability: { ...roomy, maximum_passengers: 1 } }),
  sampleDepartureOn({ date: '2027-06-12', end: '2027-06-19' }),
  sampleDepartureOn({ date: '2027-06-19', end: '2027-06-26', availability: null }),
  sampleDepartureOn({ date: '2027-06-26', end: '2027-07-03', availability: { ...roomy, minimum_price: 1099 } }),
];

const cabin = {
  description: null,
  image_url: null,
  image_urls: [],
  minimum_occupancy: 1,
  maximum_occupancy: 2,
  discount_price: null,
  surcharge_price: null,
  available_count: 2,
};

/** Cabin types: an ordinary one, the last ones, a family cabin with all three prices, one that is sold out. */
export const sampleCabinTypes: readonly CabinType[] = v.parse(v.array(CabinTypeSchema), [
  {
    ...cabin,
    id: 'C1-twin',
    name: 'Twin cabin, main deck',
    description: '<p>Two single beds, a window to open and a <b>private bathroom</b>.</p>',
    unit_price: 1399,
    surcharge_price: 1899,
    count: 6,
  },
  { ...cabin, id: 'C2', name: 'Suite, upper deck', minimum_occupancy: 2, unit_price: 1799, count: 2 },
  {
    ...cabin,
    id: 'C3',
    name: 'Family cabin',
    maximum_occupancy: 4,
    unit_price: 1299,
    discount_price: 1099,
    surcharge_price: 1999,
    count: 4,
  },
  { ...cabin, id: 'C4', name: 'Single cabin', maximum_occupancy: 1, unit_price: 1499, count: 0 },
]);
