import type { AssignmentMode } from '../cabins/assignment-mode.ts';
import { isBookable } from '../date/plain-date.ts';
import type { ErrorCode } from '../errors/error-code.ts';
import { requiredTerms } from '../market/required-terms.ts';
import { resolveMarket } from '../market/resolve-market.ts';
import { mainBookerRules, stateRule } from '../passengers/main-booker-rules.ts';
import { passengerRules } from '../passengers/passenger-rules.ts';
import type { Fault } from '../pricing/check-quote-input.ts';
import type { BookingRequest } from '../schema/booking.ts';
import type { CabinType } from '../schema/cabin-type.ts';
import type { IsoDate } from '../schema/common.ts';
import type { Departure } from '../schema/departure.ts';
import type { Products } from '../schema/product.ts';
import { checkCabins } from './check-cabins.ts';

export type BookingContext = {
  departure: Departure;
  cabinTypes: readonly CabinType[];
  products: Products;
  today: IsoDate;
  assignment: AssignmentMode;
};

const when = (wrong: boolean, path: string, message: string): Fault[] => (wrong ? [{ path, message }] : []);
const said = (path: string, code: ErrorCode | null): Fault[] => (code ? [{ path, message: code }] : []);
const keysOf = <T extends object>(value: T): (keyof T & string)[] => Object.keys(value) as (keyof T & string)[];

function checkMain(main: BookingRequest['main']): Fault[] {
  const fields = keysOf(mainBookerRules).flatMap((field) => said(`main.${field}`, mainBookerRules[field](main[field])));
  return [...fields, ...said('main.state', stateRule(main))];
}

function checkPassenger(passenger: BookingRequest['passengers'][number], index: number, { products, today }: BookingContext): Fault[] {
  const { bikes, diets } = products;
  const rules = passengerRules({ today, bikes, diets, other: products.other.filter((product) => product.passenger_product) });
  const check = <Field extends keyof typeof rules>(field: Field, code: ErrorCode | null): Fault[] =>
    said(`passengers.${index}.${field}`, code);
  return [
    ...check('firstName', rules.firstName(passenger.firstName)),
    ...check('lastName', rules.lastName(passenger.lastName)),
    ...check('dateOfBirth', rules.dateOfBirth(passenger.dateOfBirth)),
    ...check('gender', rules.gender(passenger.gender)),
    ...check('bodyHeight', rules.bodyHeight(String(passenger.bodyHeight))),
    ...check('bike', rules.bike(passenger.bike)),
    ...check('diet', rules.diet(passenger.diet)),
    ...check('other', rules.other(passenger.other)),
  ];
}

function checkProducts({ products: chosen, passengers }: BookingRequest, { products }: BookingContext): Fault[] {
  const known = new Set(products.other.filter((product) => !product.passenger_product).map(({ id }) => id));
  return chosen.flatMap(({ id, amount }, index) => [
    ...when(!known.has(id), `products.${index}.id`, 'not an additional product of this departure'),
    ...when(chosen.findIndex((other) => other.id === id) < index, `products.${index}.id`, 'a product that is there already'),
    ...when(amount > passengers.length, `products.${index}.amount`, `at most ${passengers.length}, the number of passengers`),
  ]);
}

function checkTerms({ terms, main, insurance }: BookingRequest, { departure }: BookingContext): Fault[] {
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
 * What in a booking breaks a rule of the specification's section 5, where and why (an `ErrorCode` where there is one); empty when
 * nothing does. Pure: the same request and context always answer the same. For a backend to refuse a body with 422.
 */
export function checkBookingRequest(request: BookingRequest, context: BookingContext): Fault[] {
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
