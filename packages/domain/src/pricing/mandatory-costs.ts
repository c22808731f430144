import { noInsurance } from '../insurance/choice.ts';
import { type Cents, subtract, sum } from '../money/money.ts';
import type { Departure } from '../schema/departure.ts';
import type { Products } from '../schema/product.ts';
import { quote } from './quote.ts';

/** In cents. `local` is the part of `amount` that is paid on board. */
export type Costs = { amount: Cents; local: Cents };

/** What comes on top of the cabins whatever is chosen: for each passenger, and once per booking. */
export type MandatoryCosts = { perPerson: Costs; perBooking: Costs };

/**
 * The mandatory products of a departure and the guarantee fund while no country is chosen: the quote of one passenger without a cabin.
 * PRICE-48.
 */
export function mandatoryCosts(departure: Departure, products: Products): MandatoryCosts {
  const { subtotal, additionalProducts, localCosts, lines } = quote({
    departure,
    products,
    cabinTypes: [],
    cabins: {},
    passengers: [{ bike: '', diet: '', other: [] }],
    country: null,
    coupon: null,
    additional: {},
    insurance: noInsurance,
  });
  const local = sum(...lines.flatMap((line) => (line.kind === 'additional_product' && line.localCost ? [line.amount] : [])));
  return {
    perPerson: { amount: subtract(subtotal, additionalProducts), local: subtract(localCosts, local) },
    perBooking: { amount: additionalProducts, local },
  };
}
