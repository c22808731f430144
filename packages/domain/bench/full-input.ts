import type { QuoteInput } from '@booking/domain/pricing';
import { aCabinType, aDeparture, amountOff, anSgr, aPolicy, aProduct } from '../src/testing/catalogue.ts';
import { toId } from '../src/testing/wire.ts';

const bike = aProduct({ id: toId('bike'), name: 'Hybrid bike', unit_price: 12.5, price_calculation: 'per_day', product_type: 'Bike' });
const electric = aProduct({
  id: toId('electric'),
  name: 'Electric bike',
  unit_price: 29,
  price_calculation: 'per_day',
  product_type: 'Bike',
});
const vegan = aProduct({ id: toId('vegan'), name: 'Vegan', unit_price: 4.75, price_calculation: 'per_night', product_type: 'Diet' });
const tax = aProduct({
  id: toId('tax'),
  name: 'Tourist tax',
  unit_price: 3.5,
  price_calculation: 'per_night',
  mandatory: true,
  local_cost: true,
});
const helmet = aProduct({ id: toId('helmet'), name: 'Helmet', unit_price: 15 });
const transfer = aProduct({ id: toId('transfer'), name: 'Transfer', unit_price: 49.9, passenger_product: false });

const input: QuoteInput = {
  departure: aDeparture({
    multi_market: true,
    voucher: { code: 'SPRING', description: 'Spring', discount_type: 'Discount Percentage', percentage: 7.5 },
  }),
  cabinTypes: [
    aCabinType({ id: 'twin', name: 'Twin cabin', unit_price: 1399, surcharge_price: 1899 }),
    aCabinType({ id: 'family', name: 'Family cabin', unit_price: 1299, discount_price: 1149.95, maximum_occupancy: 4 }),
  ],
  products: {
    bikes: [bike, electric],
    diets: [vegan],
    other: [tax, helmet, transfer],
    sgr: anSgr(),
    insurance_policies: [
      aPolicy({ fee_percentage: 5.5 }),
      aPolicy({ id: toId('travel'), insurance_type: 'travel', fixed_cost: 2.5, fee_percentage: 3.25 }),
    ],
  },
  cabins: { twin: [2, 2, 1], family: [3, 2] },
  passengers: Array.from({ length: 10 }, (_, index) => ({
    bike: index % 3 === 0 ? electric.id : bike.id,
    diet: index % 4 === 0 ? vegan.id : '',
    other: index % 2 === 0 ? [tax.id, helmet.id] : [tax.id],
  })),
  country: 'NL',
  coupon: amountOff(25),
  additional: { [transfer.id]: 4 },
  insurance: { cancellation: true, travel: true },
};

/** A full booking: 5 cabins, 10 passengers, 6 products, 2 vouchers, 2 policies. Its strings come from parsed JSON, as in a browser or a backend. */
export const fullInput: QuoteInput = JSON.parse(JSON.stringify(input));
