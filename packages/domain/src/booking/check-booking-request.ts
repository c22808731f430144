import type { AssignmentMode } from '../cabins/assignment-mode.ts';
import { isBookable } from '../date/plain-date.ts';
import type { ErrorCode } from '../errors/error-code.ts';
import type { Issue } from '../errors/issue.ts';
import { requiredTerms } from '../market/required-terms.ts';
import { resolveMarket } from '../market/resolve-market.ts';
import { mainBookerRules, stateRule } from '../passengers/main-booker-rules.ts';
import { passengerRules } from '../passengers/passenger-rules.ts';
import type { BookingRequest } from '../schema/booking.ts';
import type { CabinType } from '../schema/cabin-type.ts';
import type { IsoDate } from '../schema/common.ts';
import type { Departure } from '../schema/departure.ts';
import { keysOf } from '../schema/fields.ts';
import { type Passenger, passengerTexts } from '../schema/passenger.ts';
import type { Products } from '../schema/product.ts';
import { checkCabins } from './check-cabins.ts';

export type BookingContext = {
  departure: Departure;
  cabinTypes: readonly CabinType[];
  products: Products;
  today: IsoDate;
  assignment: AssignmentMode;
};

const when = (wrong: boolean, path: string, message: string): Issue[] => (wrong ? [{ path, message }] : []);
const issueOf = (path: string, code: ErrorCode | null): Issue[] => (code ? [{ path, message: code }] : []);

function checkMain(main: BookingRequest['main']): Issue[] {
  const fields = keysOf(mainBookerRules).flatMap((field) => issueOf(`main.${field}`, mainBookerRules[field](main[field])));
  return [...fields, ...issueOf('main.state', stateRule(main))];
}

function checkPassenger(passenger: BookingRequest['passengers'][number], index: number, { products, today }: BookingContext): Issue[] {
  const { bikes, diets } = products;
  const rules = passengerRules({ today, bikes, diets, other: products.other.filter((product) => product.passenger_product) });
  const asTyped: Passenger = { ...passenger, bodyHeight: String(passenger.bodyHeight) };
  const at = (field: keyof Passenger): string => `passengers.${index}.${field}`;
  return [
    ...keysOf(passengerTexts).flatMap((field) => issueOf(at(field), rules[field](asTyped[field]))),
    ...issueOf(at('other'), rules.other(asTyped.other)),
  ];
}

function checkProducts({ products: chosen, passengers }: BookingRequest, { products }: BookingContext): Issue[] {
  const known = new Set(products.other.filter((product) => !product.passenger_product).map(({ id }) => id));
  return chosen.flatMap(({ id, amount }, index) => [
    ...when(!known.has(id), `products.${index}.id`, 'not an additional product of this departure'),
    ...when(chosen.findIndex((other) => other.id === id) < index, `products.${index}.id`, 'a product that is there already'),
    ...when(amount > passengers.length, `products.${index}.amount`, `at most ${passengers.length}, the number of passengers`),
  ]);
}

function checkTerms({ terms, main, insurance }: BookingRequest, { departure }: BookingContext): Issue[] {
  const asked = requiredTerms(resolveMarket(departure, main.country), insurance);
  const missing = asked.filter((key) => !Object.hasOwn(terms, key));
  const extra = Object.keys(terms).filter((key) => !asked.some((name) => name === key));
  return [
    ...missing.map((key) => ({
      path: `terms.${key}`,
      message: key === 'cancellation' || key === 'travel' ? 'insurance-terms-required' : 'travel-terms-required',
    })),
    ...extra.map((key) => ({ path: `terms.${key}`, message: 'not asked for' })),
  ];
}

/**
 * The rules that a booking breaks: path and message (an `ErrorCode` where there is one); empty when it breaks none. Pure. A backend
 * refuses a body with issues with 422. BACK-7.
 */
export function checkBookingRequest(request: BookingRequest, context: BookingContext): Issue[] {
  const { departure, today, cabinTypes, assignment } = context;
  return [
    ...when(request.departureId !== departure.id, 'departureId', 'another departure'),
    ...when(!isBookable(departure.date, today), 'departureId', 'a departure that can no longer be booked'),
    ...checkMain(request.main),
    ...when(request.passengers.length === 0, 'passengers', 'passenger-count-mismatch'),
    ...request.passengers.flatMap((passenger, index) => checkPassenger(passenger, index, context)),
    ...checkCabins(request.passengers, cabinTypes, assignment),
    ...checkProducts(request, context),
    ...checkTerms(request, context),
  ];
}
