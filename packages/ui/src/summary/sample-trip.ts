import { toCents } from '@booking/domain/money';
import { type QuoteChange, type QuoteInput, quote, quoteChange } from '@booking/domain/pricing';
import type { Departure, Products } from '@booking/domain/schema';
import { aCabinType, aDeparture, anSgr, aPolicy, aProduct } from '@booking/domain/testing';
import type { LocalText, TextsByKey } from '@booking/domain/translations';

/** A sample trip for stories and tests, in the shape of the API's response. */
export const sampleDeparture: Departure = aDeparture({
  tour_name: 'Amsterdam to Bruges, by boat and bike',
  ship_name: 'Meander',
  port_of_departure_name: 'Amsterdam',
  port_of_arrival_name: 'Bruges',
  voucher: { code: 'EARLY', description: 'Early booking, 10%', discount_type: 'Discount Percentage', percentage: 10 },
  multi_market: true,
  availability: null,
});

const english = (text: string): LocalText => ({ text, language: 'en' });

/** The names of its ports, and what its voucher is for. */
export const samplePortNames: TextsByKey = new Map(['Amsterdam', 'Bruges'].map((port) => [port, english(port)]));
export const sampleVoucherTexts: TextsByKey = new Map([['EARLY', english('Early booking, 10%')]]);

const products: Products = {
  bikes: [
    aProduct({ id: 'bike00000000000001', name: 'Touring bike', unit_price: 95, product_type: 'Bike' }),
    aProduct({ id: 'bike00000000000002', name: 'E-bike', unit_price: 27.5, price_calculation: 'per_day', product_type: 'Bike' }),
  ],
  diets: [aProduct({ id: 'diet00000000000001', name: 'Vegetarian', unit_price: 0, product_type: 'Diet' })],
  other: [
    aProduct({
      id: 'other0000000000001',
      name: 'Tourist tax',
      unit_price: 3,
      price_calculation: 'per_night',
      product_type: 'Local Cost',
      local_cost: true,
      mandatory: true,
    }),
    aProduct({
      id: 'other0000000000002',
      name: 'Transfer to the station',
      unit_price: 45,
      product_type: 'Additional Product',
      passenger_product: false,
    }),
  ],
  sgr: anSgr({ id: 'sgr000000000000001', name: 'Guarantee fund contribution' }),
  insurance_policies: [
    aPolicy({
      id: 'insu00000000000001',
      fixed_cost: 3.5,
      description: 'Covers cancelling.',
      summary: 'Covers cancelling.',
      fine_print: 'See terms.',
      terms: 'Terms.',
    }),
  ],
};

export const sampleInput: QuoteInput = {
  departure: sampleDeparture,
  cabinTypes: [
    aCabinType({ id: 'C1', name: 'Twin cabin, lower deck', unit_price: 1199, surcharge_price: 1599, count: 4 }),
    aCabinType({ id: 'C2', name: 'Suite, upper deck', unit_price: 1499, count: 4 }),
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

const dearer = sampleInput.cabinTypes.map((type) => (type.id === 'C1' ? { ...type, surcharge_price: toCents(189_900) } : type));
const withHelmets = {
  ...products,
  bikes: products.bikes.filter(({ name }) => name !== 'Touring bike'),
  other: [...products.other, aProduct({ id: 'other0000000000003', name: 'Helmet', unit_price: 12, mandatory: true })],
};

/** The sample trip costs something else: a dearer cabin, a charge that is new, a bicycle that is gone. */
export const sampleChange = quoteChange(sampleQuote, quote({ ...sampleInput, cabinTypes: dearer, products: withHelmets })) as QuoteChange;
