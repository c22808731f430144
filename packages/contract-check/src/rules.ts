import { type EndpointName, endpoints } from '@booking/api/endpoints';

/** `must`: the contract requires it, directly or by implication. `should`: the contract leaves it open, but visitors benefit. */
export type Level = 'must' | 'should';
/** What a rule requires, the section of the contract that it comes from, and what to do about a response that breaks it. */
export type RuleFacts = { level: Level; section: string; means: string; remedy: string };

type GetName = { [Name in EndpointName]: (typeof endpoints)[Name]['method'] extends 'GET' ? Name : never }[EndpointName];
export type ShapeRule = `shape-${GetName}`;

const must = (section: string, means: string, remedy: string): RuleFacts => ({ level: 'must', section, means, remedy });
const should = (section: string, means: string, remedy: string): RuleFacts => ({ level: 'should', section, means, remedy });

const general = 'In general';
const tours = 'Catalogue: GET /tours';
const tour = 'Catalogue: GET /tours/{id}';
const tourDepartures = 'Catalogue: GET /tours/{id}/departures';
const tourPrices = 'Catalogue: GET /tours/{id}/prices';
const departure = 'Catalogue: GET /departures/{id}';
const departureCabins = 'Catalogue: GET /departures/{id}/cabins';
const translations = 'Catalogue: GET /translations';
const createBooking = 'Booking: POST /bookings';
const booking = 'Booking: GET /bookings/{id}';
const priceCheck = 'The price check';

const httpRules = {
  answered: must(
    general,
    'A request gets a response within the timeout.',
    'Make the slow call faster, or respond with 503 and `Retry-After` before the timeout. Is the address right, and reachable from here?',
  ),
  status: must(
    general,
    'What the backend itself listed is returned with 2xx.',
    'Find out why an entry of your own list cannot be read: leave out what is not on sale, or serve it.',
  ),
  'content-type': must(
    general,
    'A response has a JSON content type (`application/json`, or a type that ends with `+json`), in UTF-8.',
    'Set `Content-Type: application/json` on every JSON response, errors and pages of a proxy included.',
  ),
  json: must(
    general,
    'The body of a response is JSON in well-formed UTF-8.',
    'Serialise the body with a JSON library and send it as UTF-8. An HTML error page of a proxy is the usual cause.',
  ),
  'error-body': must(
    general,
    'The body of an error matches its content type: JSON parses; `application/problem+json` has `title`, the `status` of the response, and, if there are `errors`, each with `path` and `message` (RFC 9457).',
    'Send errors as `application/problem+json` with `title` and the `status` of the response, or as plain `application/json`.',
  ),
  'not-found': must(
    general,
    'An unknown departure, voucher code, booking or payment gets 404.',
    'Look the id up before anything else, and respond with 404 if it is not there; not with 200 and an empty body, 400 or 500.',
  ),
  'client-fault': should(
    general,
    'An unknown id elsewhere, and a parameter that is missing or malformed, does not get 5xx.',
    'Validate path and query first. A request that is wrong gets 4xx; 5xx is for your own faults, and clients repeat it.',
  ),
  'retry-after': should(
    general,
    '429 and 503 say when to retry: `Retry-After`, in seconds or as an HTTP date.',
    'Add `Retry-After` with the seconds until a retry makes sense.',
  ),
  'booking-refused': must(
    createBooking,
    'A body that is not JSON or has another shape is refused with 4xx; one that breaks a rule with 422 (404 if the departure is unknown).',
    'Validate the body against the JSON Schema of `POST /bookings`, then against the rules; store nothing before.',
  ),
  'booking-errors': must(
    createBooking,
    'A 422 response has `errors`, each with `path` and `message`.',
    'List each problem as `{ "path": "passengers.0.firstName", "message": "…" }`: the form shows it at that field.',
  ),
  'error-repeats': must(
    createBooking,
    'The same key with the same body has the same outcome, also with the key in capitals: a refused request is refused again.',
    'Compare `idempotency_key` in small letters, and store outcomes by it only for accepted bookings, or store the rejection as well.',
  ),
  'payment-refused': must(
    'Booking, Standalone payments: POST',
    'A payment of an unknown booking or payment is refused with 4xx.',
    'Look the booking or payment up before an intent is created, and respond with 404 or 422.',
  ),
} as const;

const catalogueRules = {
  'ids-unique': must(
    'Catalogue',
    'No id occurs twice in a list (for translations: no pair of id, code or name and language).',
    'Remove the duplicate: usually a join that multiplies rows. A list has each id once.',
  ),
  'requested-id': must(
    'Catalogue',
    'A response has the requested id; the tours of a detail are the requested tours.',
    'Return what was asked for: check the parameters of the query, and caches whose key leaves out the id.',
  ),
  'catalogue-empty': should(
    tours,
    'There is at least one tour. Without one nothing can be compared.',
    'Put at least one tour with departures into the system that is checked.',
  ),
  'tour-agrees': must(
    tour,
    'A tour has the same name and duration in the list and in its detail.',
    'Read both from one source, or invalidate both caches together.',
  ),
  'tour-dates': must(
    tour,
    'The three dates are in order, each is that of a departure, and no bookable departure lies before the first or after the last.',
    'Compute the three dates from the departures themselves: first, last, and first that can be booked.',
  ),
  'joined-tours': must(
    tour,
    'Ids joined by `:` return the tours of all of them, and the departures of all of them.',
    'Split the id at `:` and return the union, for the detail, the departures and the prices alike.',
  ),
  'departure-range': must(
    tourDepartures,
    'A request from `start` to `end` returns exactly the departures with `start <= date < end`.',
    'Select `start <= date AND date < end`: the end is excluded, and dates have no time zone.',
  ),
  'departure-tour': must(tourDepartures, 'A departure belongs to the requested tour.', 'Filter by the tour of the path.'),
  'departures-sorted': should(tourDepartures, 'Departures are in the order of their dates.', 'Order by date, then by id.'),
  'departure-dates': must(
    departure,
    'A departure does not end before it begins.',
    'Correct the data: `end_date` is the last day on board.',
  ),
  'departure-duration': should(
    departure,
    '`duration` counts the days from `date` to `end_date`, both included: prices per day are multiplied by it.',
    'Set `duration` to the days on board, the first and the last included.',
  ),
  'departure-agrees': must(
    departure,
    'A departure is the same in its month and requested by its id, including price and availability.',
    'Read price and availability of both calls from one place. If one is cached, cache both, or neither.',
  ),
  'availability-bounds': must(
    departure,
    '`available_cabins` is at most `total_cabins`.',
    'Count free cabins out of all cabins: correct whichever number is wrong.',
  ),
  'price-range': must(
    departure,
    '`minimum_price` is at most `maximum_price`, of a departure and of a month.',
    'Compute both from the same prices.',
  ),
  'month-price': must(
    tourPrices,
    'The lowest and the highest price of a month are prices of departures in it, with or without their own vouchers.',
    'Compute the prices of a month from its departures, with the same dates and currency as the calendar.',
  ),
  'month-once': must(tourPrices, 'A month occurs once in the list.', 'Group by year and month.'),
  'cabin-count': must(
    departureCabins,
    '`available_count` is at most `count`: what is certain to be free may be chosen.',
    '`count` is what may be chosen, on request included; `available_count` is the part that is certain. Are they swapped?',
  ),
  'cabin-price': should(
    departureCabins,
    "The price range of a departure lies within its cabins' prices.",
    'Compute `minimum_price` and `maximum_price` of the departure from the prices of its cabins.',
  ),
  'cabins-to-choose': should(
    departureCabins,
    'A departure with free places has a cabin type with `count` above 0.',
    'Send a cabin type with `count` above 0, or no availability.',
  ),
  'ship-name': should(
    departure,
    'A ship has one name on all departures.',
    'Take the name from the ship, not from a copy in the departure.',
  ),
  'translation-missing': should(
    translations,
    'Ships, cabins and products of the departures read have a text in en, nl and de, and so have ports and vouchers, if any of them has one. A missing one falls back.',
    "Add the texts. Until then visitors see the name in the catalogue's own language.",
  ),
} as const;

const bookingRules = {
  'booking-amounts': must(
    booking,
    '`full_amount` = `amount` - `local_costs` + `insurance_amount`; `deposit` is at most `full_amount`.',
    'Compute `full_amount` from the three others, in cents.',
  ),
  'booking-balance': must(
    booking,
    'Where they are sent, `balance_due` is what `paid_amount` leaves of `full_amount`.',
    'Compute `balance_due` as `full_amount` - `paid_amount`, in cents.',
  ),
  'booking-on-request': must(
    booking,
    'A booking on request cannot be paid yet: `can_pay` is false, `deposit` null.',
    'Set `can_pay` to false and `deposit` to null until the booking is confirmed.',
  ),
  'trip-refused': must(
    priceCheck,
    'A trip made of what a departure offers can be priced.',
    'See which product or cabin the message names: an amount that is negative, or a product without a price, is the usual cause.',
  ),
  'price-differs': must(
    priceCheck,
    "The backend's dry run prices a trip like the price check, to the cent (only with `--dry-run`).",
    'Compare the lines of both results, then see the worked examples of the price cases in `@booking/domain`.',
  ),
} as const;

const shapeRemedy =
  'Validate the response against its JSON Schema in `@booking/api`: every key is there, null only where the schema allows it, amounts and ids as it says.';

/** One rule for the shape of each GET, from the endpoint table. */
const shapeRules = Object.fromEntries(
  Object.entries(endpoints)
    .filter(([, { method }]) => method === 'GET')
    .map(([name, { path }]) => [`shape-${name}`, must(`GET ${path}`, `The response has the shape of \`GET ${path}\`.`, shapeRemedy)]),
) as Record<ShapeRule, RuleFacts>;

/** Every rule by its id. An id is never used for another rule. CALL-37. */
export const rules = { ...httpRules, ...shapeRules, ...catalogueRules, ...bookingRules };
export type RuleId = keyof typeof rules;
