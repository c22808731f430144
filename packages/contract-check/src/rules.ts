import { type EndpointName, endpoints } from '@booking/api/endpoints';

/** `must`: the contract requires it, directly or by implication. `should`: the contract leaves it open, but visitors benefit. */
export type Level = 'must' | 'should';
/** What a rule requires, and the section of the contract that it comes from. */
export type RuleFacts = { level: Level; section: string; means: string };

type GetName = { [Name in EndpointName]: (typeof endpoints)[Name]['method'] extends 'GET' ? Name : never }[EndpointName];
export type ShapeRule = `shape-${GetName}`;

const must = (section: string, means: string): RuleFacts => ({ level: 'must', section, means });
const should = (section: string, means: string): RuleFacts => ({ level: 'should', section, means });

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
  answered: must(general, 'A request gets a response within the timeout.'),
  status: must(general, 'What the backend itself listed is returned with 2xx.'),
  'content-type': must(general, 'A response has a JSON content type (`application/json`, or a type that ends with `+json`), in UTF-8.'),
  json: must(general, 'The body of a response is JSON in well-formed UTF-8.'),
  'error-body': must(
    general,
    'The body of an error matches its content type: JSON parses; `application/problem+json` has `title`, the `status` of the response, and, if there are `errors`, each with `path` and `message` (RFC 9457).',
  ),
  'not-found': must(general, 'An unknown departure, voucher code, booking or payment gets 404.'),
  'client-fault': should(general, 'An unknown id elsewhere, and a parameter that is missing or malformed, does not get 5xx.'),
  'retry-after': should(general, '429 and 503 say when to retry: `Retry-After`, in seconds or as an HTTP date.'),
  'booking-refused': must(
    createBooking,
    'A body that is not JSON or has another shape is refused with 4xx; one that breaks a rule with 422 (404 if the departure is unknown).',
  ),
  'booking-errors': must(createBooking, 'A 422 response has `errors`, each with `path` and `message`.'),
  'error-repeats': must(
    createBooking,
    'The same key with the same body has the same outcome, also with the key in capitals: a refused request is refused again.',
  ),
  'payment-refused': must('Booking, Standalone payments: POST', 'A payment of an unknown booking or payment is refused with 4xx.'),
} as const;

const catalogueRules = {
  'ids-unique': must('Catalogue', 'No id occurs twice in a list (for translations: no pair of id and language).'),
  'requested-id': must('Catalogue', 'A response has the requested id; the tours of a detail are the requested tours.'),
  'catalogue-empty': should(tours, 'There is at least one tour. Without one nothing can be compared.'),
  'tour-agrees': must(tour, 'A tour has the same name and duration in the list and in its detail.'),
  'tour-dates': must(
    tour,
    'The three dates are in order, each is that of a departure, and no bookable departure lies before the first or after the last.',
  ),
  'joined-tours': must(tour, 'Ids joined by `:` return the tours of all of them, and the departures of all of them.'),
  'departure-range': must(tourDepartures, 'A request from `start` to `end` returns exactly the departures with `start <= date < end`.'),
  'departure-tour': must(tourDepartures, 'A departure belongs to the requested tour.'),
  'departures-sorted': should(tourDepartures, 'Departures are in the order of their dates.'),
  'departure-dates': must(departure, 'A departure does not end before it begins.'),
  'departure-duration': should(
    departure,
    '`duration` counts the days from `date` to `end_date`, both included: prices per day are multiplied by it.',
  ),
  'departure-agrees': must(departure, 'A departure is the same in its month and requested by its id, including price and availability.'),
  'availability-bounds': must(departure, '`available_cabins` is at most `total_cabins`.'),
  'price-range': must(departure, '`minimum_price` is at most `maximum_price`, of a departure and of a month.'),
  'month-price': must(tourPrices, 'The lowest and the highest price of a month are prices of departures in it.'),
  'month-once': must(tourPrices, 'A month occurs once in the list.'),
  'cabin-count': must(departureCabins, '`available_count` is at most `count`: what is certain to be free may be chosen.'),
  'cabin-price': should(departureCabins, "The price range of a departure lies within its cabins' prices."),
  'cabins-to-choose': should(departureCabins, 'A departure with free places has a cabin type with `count` above 0.'),
  'ship-name': should(departure, 'A ship has one name on all departures.'),
  'translation-missing': should(
    translations,
    'Ships, cabins and products of the departures read have a text in en, nl and de. A missing one falls back.',
  ),
} as const;

const bookingRules = {
  'booking-amounts': must(booking, '`full_amount` = `amount` - `local_costs` + `insurance_amount`; `deposit` is at most `full_amount`.'),
  'booking-balance': must(booking, 'Where they are sent, `balance_due` is what `paid_amount` leaves of `full_amount`.'),
  'booking-on-request': must(booking, 'A booking on request cannot be paid yet: `can_pay` is false, `deposit` null.'),
  'trip-refused': must(priceCheck, 'A trip made of what a departure offers can be priced.'),
  'price-differs': must(priceCheck, "The backend's dry run prices a trip like the price check, to the cent (only with `--dry-run`)."),
} as const;

/** One rule for the shape of each GET, from the endpoint table. */
const shapeRules = Object.fromEntries(
  Object.entries(endpoints)
    .filter(([, { method }]) => method === 'GET')
    .map(([name, { path }]) => [`shape-${name}`, must(`GET ${path}`, `The response has the shape of \`GET ${path}\`.`)]),
) as Record<ShapeRule, RuleFacts>;

/** Every rule by its id. An id is never used for another rule. CALL-37. */
export const rules = { ...httpRules, ...shapeRules, ...catalogueRules, ...bookingRules };
export type RuleId = keyof typeof rules;
