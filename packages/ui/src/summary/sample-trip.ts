import { type QuoteInput, quote } from '@booking/domain/pricing';
import { type Departure, DepartureSchema, type Products, ProductsSchema } from '@booking/domain/schema';
import * as v from 'valibot';

/** A made-up trip for stories and tests, as the API returns it. */
export const sampleDeparture: Departure = v.parse(DepartureSchema, {
  id: 'D1',
  tour_id: 'T1',
  tour_name: 'Amsterdam to Bruges, by boat and bike',
  ship_id: 'S1',
  ship_name: 'Meander',
  program_id: 'P1',
  program_name: 'Comfort',
  date: '2027-05-08',
  end_date: '2027-05-15',
  on_request: false,
  duration: 8,
  port_of_departure_name: 'Amsterdam',
  port_of_arrival_name: 'Bruges',
  voucher: { code: 'EARLY', description: 'Early booking, 10%', discount_type: 'Discount Percentage', percentage: 10 },
  multi_market: true,
  availability: null,
});

const base = { description: null, base_name: null, price_per_day: false, mandatory: false };

const products: Products = v.parse(ProductsSchema, {
  bikes: [
    {
      ...base,
      id: 'bike00000000000001',
      name: 'Touring bike',
      unit_price: 95,
      price_calculation: null,
      product_type: 'Bike',
      passenger_product: true,
      local_cost: false,
    },
    {
      ...base,
      id: 'bike00000000000002',
      name: 'E-bike',
      unit_price: 27.5,
      price_calculation: 'per_day',
      product_type: 'Bike',
      passenger_product: true,
      local_cost: false,
    },
  ],
  diets: [
    {
      ...base,
      id: 'diet00000000000001',
      name: 'Vegetarian',
      unit_price: 0,
      price_calculation: null,
      product_type: 'Diet',
      passenger_product: true,
      local_cost: false,
    },
  ],
  other: [
    {
      ...base,
      id: 'other0000000000001',
      name: 'Tourist tax',
      unit_price: 3,
      price_calculation: 'per_night',
      product_type: 'Local Cost',
      passenger_product: true,
      local_cost: true,
      mandatory: true,
    },
    {
      ...base,
      id: 'other0000000000002',
      name: 'Transfer to the station',
      unit_price: 45,
      price_calculation: null,
      product_type: 'Additional Product',
      passenger_product: false,
      local_cost: false,
    },
  ],
  sgr: { id: 'sgr000000000000001', name: 'Guarantee fund contribution', description: null, unit_price: 5 },
  insurance_policies: [
    {
      id: 'insu00000000000001',
      market: 'default',
      insurance_type: 'cancellation',
      fixed_cost: 3.5,
      fee_percentage: 5.5,
      tax_percentage: 21,
      description: 'Covers cancelling.',
      summary: 'Covers cancelling.',
      fine_print: 'See terms.',
      terms: 'Terms.',
    },
  ],
});

const cabinType = {
  description: null,
  image_url: null,
  image_urls: [],
  minimum_occupancy: 1,
  maximum_occupancy: 2,
  discount_price: null,
  count: 4,
  available_count: 4,
};
const cents = (value: number) => value as QuoteInput['cabinTypes'][number]['unit_price'];

export const sampleInput: QuoteInput = {
  departure: sampleDeparture,
  cabinTypes: [
    { ...cabinType, id: 'C1', name: 'Twin cabin, lower deck', unit_price: cents(119_900), surcharge_price: cents(159_900) },
    { ...cabinType, id: 'C2', name: 'Suite, upper deck', unit_price: cents(149_900), surcharge_price: null },
  ],
  products,
  cabins: { C1: [2, 1] },
  passengers: [
    { bike: 'bike00000000000001', diet: '', other: [] },
    { bike: 'bike00000000000002', diet: 'diet00000000000001', other: [] },
    { bike: 'bike00000000000002', diet: '', other: [] },
  ],
  country: 'NL',
  coupon: null,
  additional: { other0000000000002: 2 },
  insurance: { cancellation: true, travel: false },
};

export const sampleQuote = quote(sampleInput);
