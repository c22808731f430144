import { type EndpointName, endpoints } from '@booking/api/endpoints';
import { getShapeSection, sections } from './sections.ts';
import type { GetName, ShapeRule } from './shape-rule.ts';

/** `must`: the contract requires it, directly or by implication. `should`: the contract leaves it open, but visitors benefit. */
export type Level = 'must' | 'should';
/** What a rule requires, the section of the contract that it comes from, and what to do about a response that breaks it. */
export type RuleFacts = { level: Level; section: string; means: string; remedy: string };

const must = (section: string, means: string, remedy: string): RuleFacts => ({ level: 'must', section, means, remedy });
const should = (section: string, means: string, remedy: string): RuleFacts => ({ level: 'should', section, means, remedy });

const httpRules = {
  answered: must(
    sections.general,
    'A request gets a response within the timeout.',
    'Is the address right, and reachable from here? A handler that ends its process, or a proxy that gives up, breaks a connection as well.',
  ),
  status: must(
    sections.general,
    'What the backend itself listed is returned with 2xx.',
    'Find out why an entry of your own list cannot be read: leave out what is not on sale, or serve it.',
  ),
  'content-type': must(
    sections.general,
    'A response has a JSON content type (`application/json`, or a type that ends with `+json`), in UTF-8.',
    'Set `Content-Type: application/json` on every JSON response, errors and pages of a proxy included.',
  ),
  json: must(
    sections.general,
    'The body of a response is JSON in well-formed UTF-8.',
    'Serialise the body with a JSON library and send it as UTF-8. An HTML error page of a proxy is the usual cause.',
  ),
  'error-body': must(
    sections.general,
    'The body of an error matches its content type: JSON parses; `application/problem+json` has `title`, the `status` of the response, and, if there are `errors`, each with `path` and `message` (RFC 9457).',
    'Send errors as `application/problem+json` with `title` and the `status` of the response, or as plain `application/json`.',
  ),
  'not-found': must(
    sections.general,
    'An unknown departure, voucher code, booking or payment gets 404.',
    'Look the id up before anything else, and respond with 404 if it is not there; not with 200 and an empty body, 400 or 500.',
  ),
  'client-fault': should(
    sections.general,
    'An unknown id elsewhere, and a parameter that is missing or malformed, does not get 5xx.',
    'Validate path and query first. A request that is wrong gets 4xx; 5xx is for your own faults, and clients repeat it.',
  ),
  'retry-after': should(
    sections.general,
    '429 and 503 say when to retry: `Retry-After`, in seconds or as an HTTP date.',
    'Add `Retry-After` with the seconds until a retry makes sense.',
  ),
  'booking-refused': must(
    sections.createBooking,
    'A body that is not JSON or has another shape is refused with 4xx; one that breaks a rule with 422 (404 if the departure is unknown).',
    'Validate the body against the JSON Schema of `POST /bookings`, then against the rules; store nothing before.',
  ),
  'booking-errors': must(
    sections.createBooking,
    'A 422 response has `errors`, each with `path` and `message`.',
    'List each problem as `{ "path": "passengers.0.firstName", "message": "…" }`: the form shows it at that field.',
  ),
  'error-repeats': must(
    sections.createBooking,
    'The same key with the same body has the same outcome, also with the key in capitals: a refused request is refused again.',
    'Compare `idempotency_key` in small letters, and store outcomes by it only for accepted bookings, or store the rejection as well.',
  ),
  'payment-refused': must(
    sections.payments,
    'A payment of an unknown booking or payment is refused with 4xx.',
    'Look the booking or payment up before an intent is created, and respond with 404 or 422.',
  ),
} as const;

const catalogueRules = {
  'ids-unique': must(
    sections.catalogue,
    'No id occurs twice in a list (for translations: no pair of id, code or name and language).',
    'Remove the duplicate: usually a join that multiplies rows. A list has each id once.',
  ),
  'requested-id': must(
    sections.catalogue,
    'A response has the requested id; the tours of a detail are the requested tours.',
    'Return what was asked for: check the parameters of the query, and caches whose key leaves out the id.',
  ),
  'catalogue-empty': should(
    sections.tours,
    'There is at least one tour. Without one nothing can be compared.',
    'Put at least one tour with departures into the system that is checked.',
  ),
  'tour-agrees': must(
    sections.tour,
    'A tour has the same name and duration in the list and in its detail.',
    'Read both from one source, or invalidate both caches together.',
  ),
  'tour-dates': must(
    sections.tour,
    'The three dates are in order, each is that of a departure, and no bookable departure lies before the first or after the last.',
    'Compute the three dates from the departures themselves: first, last, and first that can be booked.',
  ),
  'joined-tours': must(
    sections.tour,
    'Ids joined by `:` return the tours of all of them, and the departures of all of them.',
    'Split the id at `:` and return the union, for the detail, the departures and the prices alike.',
  ),
  'departure-range': must(
    sections.tourDepartures,
    'A request from `start` to `end` returns exactly the departures with `start <= date < end`.',
    'Select `start <= date AND date < end`: the end is excluded, and dates have no time zone.',
  ),
  'departure-tour': must(sections.tourDepartures, 'A departure belongs to the requested tour.', 'Filter by the tour of the path.'),
  'departures-sorted': should(sections.tourDepartures, 'Departures are in the order of their dates.', 'Order by date, then by id.'),
  'departure-dates': must(
    sections.departure,
    'A departure does not end before it begins.',
    'Correct the data: `end_date` is the last day on board.',
  ),
  'departure-duration': should(
    sections.departure,
    '`duration` counts the days from `date` to `end_date`, both included: prices per day are multiplied by it.',
    'Set `duration` to the days on board, the first and the last included.',
  ),
  'departure-agrees': must(
    sections.departure,
    'A departure is the same in its month and requested by its id, including price and availability.',
    'Read price and availability of both calls from one place. If one is cached, cache both, or neither.',
  ),
  'availability-bounds': must(
    sections.departure,
    '`available_cabins` is at most `total_cabins`.',
    'Count free cabins out of all cabins: correct whichever number is wrong.',
  ),
  'availability-missing': should(
    sections.departure,
    'A departure has `availability`. Where it is missing or null, the pages show the departure as fully booked.',
    'Send `availability` with each departure that is on sale. If you do, is its name misspelled? Keys that the contract does not name are ignored.',
  ),
  'price-range': must(
    sections.departure,
    '`minimum_price` is at most `maximum_price`, of a departure and of a month.',
    'Compute both from the same prices.',
  ),
  'month-price': must(
    sections.tourPrices,
    'The lowest and the highest price of a month are prices of departures in it, with or without their own vouchers.',
    'Compute the prices of a month from its departures, with the same dates and currency as the calendar.',
  ),
  euros: must(
    sections.catalogue,
    'Amounts are euros: the prices of a departure, of its cabins and of its month are of one size, and not every tour costs more than 2,000 euros per person and day.',
    'One of both is in cents. Divide it by 100 before it is sent: 1199 euros are `1199`, 12.50 euros `12.5`.',
  ),
  'price-size': should(
    sections.catalogue,
    'A trip costs less than 2,000 euros per person and day. More looks like cents; where every tour does, it is a deviation (`euros`).',
    'If your system stores cents, divide by 100 before sending. If the price is right, there is nothing to do.',
  ),
  'month-once': must(sections.tourPrices, 'A month occurs once in the list.', 'Group by year and month.'),
  'cabin-count': must(
    sections.departureCabins,
    '`available_count` is at most `count`: what is certain to be free may be chosen.',
    '`count` is what may be chosen, on request included; `available_count` is the part that is certain. Are they swapped?',
  ),
  'cabin-price': should(
    sections.departureCabins,
    "The price range of a departure lies within its cabins' prices.",
    'Compute `minimum_price` and `maximum_price` of the departure from the prices of its cabins.',
  ),
  'cabins-to-choose': should(
    sections.departureCabins,
    'A departure with free places has a cabin type with `count` above 0.',
    'Send a cabin type with `count` above 0, or no availability.',
  ),
  'ship-name': should(
    sections.departure,
    'A ship has one name on all departures.',
    'Take the name from the ship, not from a copy in the departure.',
  ),
  'translation-missing': should(
    sections.translations,
    'Ships, cabins and products of the departures read have a text in en, nl and de, and so have ports and vouchers, if any of them has one. A missing one falls back.',
    "Add the texts. Until then visitors see the name in the catalogue's own language.",
  ),
} as const;

const bookingRules = {
  'booking-amounts': must(
    sections.booking,
    '`full_amount` = `amount` - `local_costs` + `insurance_amount`; `deposit` is at most `full_amount`.',
    'Compute `full_amount` from the three others, in cents.',
  ),
  'booking-balance': must(
    sections.booking,
    'Where they are sent, `balance_due` is what `paid_amount` leaves of `full_amount`.',
    'Compute `balance_due` as `full_amount` - `paid_amount`, in cents.',
  ),
  'booking-on-request': must(
    sections.booking,
    'A booking on request cannot be paid yet: `can_pay` is false, `deposit` null.',
    'Set `can_pay` to false and `deposit` to null until the booking is confirmed.',
  ),
  'trip-refused': must(
    sections.priceCheck,
    'A trip made of what a departure offers can be priced.',
    'See which product or cabin the message names: an amount that is negative, or a product without a price, is the usual cause.',
  ),
  'price-differs': must(
    sections.priceCheck,
    "The backend's dry run prices a trip like the price check, to the cent (only with `--dry-run`).",
    'Compare the lines of both results, then see the worked examples of the price cases in `@booking/domain`.',
  ),
} as const;

const toShapeRule = (name: GetName): [ShapeRule, RuleFacts] => {
  const rule: ShapeRule = `shape-${name}`;
  return [
    rule,
    must(
      getShapeSection(rule),
      `The response has the shape of \`GET ${endpoints[name].path}\`.`,
      `Validate the response against \`schemas/${name}.response.json\` of \`@booking/api\`, which says of every key whether it may be missing or null, and what it may be.`,
    ),
  ];
};
const isGet = (name: string): name is GetName => endpoints[name as EndpointName].method === 'GET';

/** One rule for the shape of each GET, from the endpoint table. */
const shapeRules = Object.fromEntries(Object.keys(endpoints).filter(isGet).map(toShapeRule)) as Record<ShapeRule, RuleFacts>;

/** Every rule by its id. An id is never used for another rule. CALL-37. */
export const rules = { ...httpRules, ...shapeRules, ...catalogueRules, ...bookingRules };
export type RuleId = keyof typeof rules;
