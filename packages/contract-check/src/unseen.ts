import type { DepartureSubject } from './catalogue/departure-subject.ts';
import { getDepartures, type TourSubject } from './catalogue/tour-subject.ts';
import type { TranslationSubject } from './catalogue/translations.ts';
import type { CheckScope } from './check-scope.ts';
import type { InvalidPosts } from './http/invalid-requests.ts';

type Seen = {
  scope: CheckScope;
  /** False if the list of tours has another shape: then there are none. */
  isListRead: boolean;
  tours: readonly TourSubject[];
  departures: readonly DepartureSubject[];
  translations: readonly TranslationSubject[];
  coupons: ReadonlyMap<string, unknown>;
  posts: InvalidPosts | null;
};
type Row = [isUnseen: boolean, sentence: string];

const isAll404 = (statuses: readonly number[]): boolean => statuses.length > 0 && statuses.every((status) => status === 404);

/** What was not asked for. */
const toScopeRows = ({ scope, coupons, posts }: Seen): Row[] => [
  [scope.bookings.length === 0, 'A booking, and its sums: name one with --booking.'],
  [scope.payments.length === 0, 'A standalone payment: name one with --payment.'],
  [scope.coupon === null, 'A voucher code: name one with --coupon.'],
  [scope.coupon !== null && coupons.size === 0, 'What the voucher code does: no departure took it.'],
  [scope.dryRun === null, 'Your own prices of trips: name an address that calculates one with --dry-run, or compare the file of --trips.'],
  [posts === null, 'Whether invalid bookings and payments are refused: leave --read-only out.'],
];

/** Where 404 is right for what is unknown, and is also what a service sends that lacks the call. */
const toPostRows = ({ posts }: Seen): Row[] => [
  [isAll404(posts?.bookings ?? []), 'Whether there is a POST /bookings: each got 404, also a body that is no JSON.'],
  [isAll404(posts?.payments ?? []), 'Whether there is a POST of payments: an unknown id gets 404, and so does a call that is missing.'],
];

/** A row for lists that are all empty, or could not be read at all: these are not the same. `null`: a response that could not be read. */
function toListRow<T>(
  what: string,
  responses: readonly (T | null)[],
  isEmpty: (response: T) => boolean,
  sentence = 'every list is empty',
): Row {
  const read = responses.filter((response) => response !== null);
  if (read.length === 0) return [responses.length > 0, `${what}: could not be read.`];
  return [read.every(isEmpty), `${what}: ${sentence}${read.length < responses.length ? ', of those that could be read' : ''}.`];
}

const isEmptyList = (response: { data: readonly unknown[] }): boolean => response.data.length === 0;

function toProductRows(departures: readonly DepartureSubject[]): Row[] {
  const responses = departures.map(({ products }) => products?.data ?? null);
  // Said once, not of each list.
  if (responses.every((response) => response === null)) return [toListRow('Products and the guarantee fund', responses, () => false)];
  return [
    ...(['bikes', 'diets', 'other', 'insurance_policies'] as const).map((list) =>
      toListRow(`Products, \`${list}\``, responses, (read) => read[list].length === 0),
    ),
    toListRow('The guarantee fund', responses, ({ sgr }) => sgr === null, '`sgr` is null everywhere'),
  ];
}

/** What is in no response that was read, so that its shape and its prices are unknown. */
function toEmptyRows({ isListRead, tours, departures, translations }: Seen): Row[] {
  if (!isListRead) return [[true, 'Everything about tours and departures: the list of tours could not be read.']];
  if (tours.length === 0) return [[true, 'Everything about tours and departures: the list of tours is empty.']];
  const listed = tours.flatMap(getDepartures);
  const without = tours.filter((tour) => getDepartures(tour).length === 0).map((tour) => tour.listed.id);
  if (tours.every(({ months }) => months.length === 0)) return [[true, 'Everything about departures: they could not be read.']];
  if (listed.length === 0) return [[true, 'Everything about departures: no tour has one in the months that were read.']];
  return [
    [
      without.length > 0,
      `Departures of ${without.slice(0, 5).join(', ')}${without.length > 5 ? ' and more' : ''}: none in the months that were read.`,
    ],
    [listed.every(({ availability }) => !availability), 'Availability: no departure has it.'],
    [listed.every(({ voucher }) => !voucher), 'Vouchers of departures: no departure has one.'],
    toListRow(
      'Cabins',
      departures.map(({ cabins }) => cabins),
      isEmptyList,
    ),
    ...toProductRows(departures),
    toListRow(
      'Prices of months',
      tours.map(({ prices }) => prices),
      isEmptyList,
    ),
    translations.length === 0
      ? [true, 'Translations: could not be read.']
      : [translations.every(({ entries }) => entries.length === 0), 'Translations: every list is empty.'],
  ];
}

/** No check that creates nothing can see these. */
const never =
  'That a booking takes its cabins, that the same key returns the same booking, that a payment is settled: the check creates nothing.';

/** What the check could not see, and why, so that a report without a deviation is not taken for more than it is. CALL-53. */
export const getUnseen = (seen: Seen): string[] => [
  ...[...toScopeRows(seen), ...toPostRows(seen), ...toEmptyRows(seen)].flatMap(([isUnseen, sentence]) => (isUnseen ? [sentence] : [])),
  never,
];
