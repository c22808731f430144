import type { AssignmentMode } from '../cabins/assignment-mode.ts';
import { isBookable } from '../date/plain-date.ts';
import type { ErrorCode } from '../errors/error-code.ts';
import type { Issue } from '../errors/issue.ts';
import { effectiveInsurance } from '../insurance/choice.ts';
import { offeredPolicies } from '../insurance/eligibility.ts';
import { insuranceTerms } from '../insurance/terms.ts';
import { requiredTerms } from '../market/required-terms.ts';
import { resolveMarket } from '../market/resolve-market.ts';
import { mainBookerRules, stateRule } from '../passengers/main-booker-rules.ts';
import { passengerRules } from '../passengers/passenger-rules.ts';
import type { BookingRequest } from '../schema/booking.ts';
import type { CabinType } from '../schema/cabin-type.ts';
import { type IsoDate, insuranceTypes } from '../schema/common.ts';
import type { Departure } from '../schema/departure.ts';
import { getKeys } from '../schema/fields.ts';
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

/** The issues of an object's fields. Most fields have none, so a path is made only for those that do. */
const toIssues = <Field extends string>(path: string, fields: readonly Field[], getCode: (field: Field) => ErrorCode | null): Issue[] =>
  fields.flatMap((field) => {
    const code = getCode(field);
    return code ? [{ path: `${path}.${field}`, message: code }] : [];
  });

const mainFields = getKeys(mainBookerRules);
const passengerFields = [...getKeys(passengerTexts), 'other'] as const;

const checkMain = (main: BookingRequest['main']): Issue[] =>
  toIssues('main', mainFields, (field) => (field === 'state' ? stateRule(main) : mainBookerRules[field](main[field])));

/** The party fits the departure's minimum and maximum; unknown limits are not checked. */
function checkParty({ passengers }: BookingRequest, { departure }: BookingContext): Issue[] {
  const { length } = passengers;
  if (length === 0) return [{ path: 'passengers', message: 'passenger-count-mismatch' }];
  const { minimum_passengers: least, maximum_passengers: most } = departure.availability ?? {};
  return [
    ...when(least !== undefined && length < least, 'passengers', `at least ${least} on this departure`),
    ...when(most !== undefined && length > most, 'passengers', `at most ${most} on this departure`),
  ];
}

function checkPassengers({ passengers }: BookingRequest, { products, today }: BookingContext): Issue[] {
  const { bikes, diets } = products;
  const rules = passengerRules({ today, bikes, diets, other: products.other.filter((product) => product.passenger_product) });
  return passengers.flatMap((passenger, index) => {
    const asTyped: Passenger = { ...passenger, bodyHeight: String(passenger.bodyHeight) };
    return toIssues(`passengers.${index}`, passengerFields, (field) =>
      field === 'other' ? rules.other(asTyped.other) : rules[field](asTyped[field]),
    );
  });
}

function checkProducts({ products: chosen, passengers }: BookingRequest, { products }: BookingContext): Issue[] {
  const known = new Set(products.other.filter((product) => !product.passenger_product).map(({ id }) => id));
  const missing = products.other.filter(({ id, mandatory }) => mandatory && known.has(id) && !chosen.some((entry) => entry.id === id));
  const firstAt = new Map<string, number>();
  for (const [index, { id }] of chosen.entries()) if (!firstAt.has(id)) firstAt.set(id, index);
  const faults = chosen.flatMap(({ id, amount }, index) => [
    ...when(!known.has(id), `products.${index}.id`, 'not an additional product of this departure'),
    ...when(firstAt.get(id) !== index, `products.${index}.id`, 'a duplicate product'),
    ...when(amount > passengers.length, `products.${index}.amount`, `at most ${passengers.length}, the number of passengers`),
  ]);
  return [...faults, ...missing.map(({ id }) => ({ path: 'products', message: `${id} is mandatory` }))];
}

/** The policies that this guest may take, and the chosen types that are among them. */
function getInsurance({ insurance, main }: BookingRequest, { departure, products }: BookingContext) {
  const offered = offeredPolicies(products.insurance_policies, resolveMarket(departure, main.country), main.country);
  return { offered, possible: effectiveInsurance(insurance, offered) };
}

/** Only what is offered to this guest: policies of the market, and none for Australia. */
function checkInsurance(request: BookingRequest, context: BookingContext): Issue[] {
  const { possible } = getInsurance(request, context);
  return insuranceTypes.flatMap((type) =>
    when(request.insurance[type] && !possible[type], `insurance.${type}`, 'not offered to this guest'),
  );
}

/**
 * The required terms, and no others. A chosen insurance whose policy has no terms of its own may have them at an address that only the front
 * end knows: its key may be there or not. BACK-75.
 */
function checkTerms(request: BookingRequest, context: BookingContext): Issue[] {
  const { terms, main, insurance } = request;
  const { offered, possible } = getInsurance(request, context);
  const required = requiredTerms(resolveMarket(context.departure, main.country), insuranceTerms(possible, offered, []));
  const allowed: readonly string[] = [...required, ...insuranceTypes.filter((type) => insurance[type])];
  const missing = required.filter((key) => !Object.hasOwn(terms, key));
  const extra = Object.keys(terms).filter((key) => !allowed.includes(key));
  return [
    ...missing.map((key) => ({
      path: `terms.${key}`,
      message: key === 'cancellation' || key === 'travel' ? 'insurance-terms-required' : 'travel-terms-required',
    })),
    ...extra.map((key) => ({ path: `terms.${key}`, message: 'not required' })),
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
    ...checkParty(request, context),
    ...checkPassengers(request, context),
    ...checkCabins(request.passengers, cabinTypes, assignment),
    ...checkProducts(request, context),
    ...checkInsurance(request, context),
    ...checkTerms(request, context),
  ];
}
