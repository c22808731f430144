import { isDeepStrictEqual } from 'node:util';
import { checkBookingRequest, quoteInputOf } from '@booking/domain/booking';
import { type AssignmentMode, selectionOfAssignment } from '@booking/domain/cabins';
import type { Issue } from '@booking/domain/errors';
import { deposit, isCouponAllowed, quote } from '@booking/domain/pricing';
import { type BookingRequest, CabinTypeSchema, DepartureSchema, type IsoDate, ProductsSchema, VoucherSchema } from '@booking/domain/schema';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Catalogue, StockedDeparture } from '../catalogue/catalogue.ts';
import { couponFor } from '../catalogue/coupons.ts';
import { getGuestCapacity, presentCabins, presentDeparture } from '../catalogue/present.ts';
import { presentProducts } from '../catalogue/present-products.ts';
import type { CatalogueTour } from '../catalogue/tours.ts';
import type { Database } from '../database/database.ts';
import { type BookedCabin, type BookingRow, bookings, places } from '../database/schema.ts';
import { Problem } from '../http/problem.ts';
import { type CabinLimit, cabinCount, toCabinLimitProblem } from './open-cabins.ts';
import { type NewBooking, type StoredBooking, storeBooking } from './store-booking.ts';

/** US dollars per euro, a constant of the demo. Each booking stores its own rate. */
export const exchangeRate = 1.0842;

export type BookingDeps = {
  db: Database;
  catalogue: Catalogue;
  /** How long an unpaid booking holds its cabins, in milliseconds. */
  holdMs: number;
  now(): number;
  today(): IsoDate;
  /** Today in the last time zone that reaches it. A visitor there may still book a departure of the server’s today. */
  earliestToday(): IsoDate;
  /** The configured mode of the occupancy check. */
  assignment: AssignmentMode;
  /** The limit for the cabins in the unpaid bookings of a client; 0 for none. */
  openCabins: number;
  /** Hashes a client address for storage. */
  clientHash(client: string): string;
};

/** Computes a value once per key, for as long as the key exists. */
function memoize<Key extends WeakKey, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, Value>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}

const getProducts = memoize((tour: CatalogueTour) => v.parse(ProductsSchema, presentProducts(tour)));

/**
 * Parses the responses of the catalogue itself, so that a booking is priced from what the client saw. A departure object of the catalogue never
 * changes. The catalogue of the next month has new objects.
 */
const createContext = memoize((departure: StockedDeparture) => ({
  departure: v.parse(DepartureSchema, presentDeparture(departure, {})),
  cabinTypes: v.parse(v.array(CabinTypeSchema), presentCabins(departure, {})),
  products: getProducts(departure.tour),
}));

type Context = ReturnType<typeof createContext>;

function getCoupon({ voucher }: BookingRequest, { departure }: Context) {
  if (voucher === null) return null;
  const found = couponFor(voucher, departure);
  const coupon = found && v.parse(VoucherSchema, found);
  return coupon && isCouponAllowed(coupon, departure) ? coupon : undefined;
}

/** The cabins that a booking needs, and the places for its passengers: all cabins together may have more beds than the ship takes guests. */
function toBookedCabins({ passengers }: BookingRequest, departure: StockedDeparture): BookedCabin[] {
  const selection = selectionOfAssignment(passengers.map(({ cabin }) => cabin));
  const cabins = departure.stock
    .map(({ cabin, count, free }) => ({ id: cabin.id, cabins: selection[cabin.id]?.length ?? 0, count, free }))
    .filter((booked) => booked.cabins > 0);
  const guests = getGuestCapacity(departure);
  return [...cabins, { id: places, cabins: passengers.length, count: guests, free: guests }];
}

/** Returns the existing booking if the bodies are equal, whatever the order of their keys. */
const matchOrConflict = (row: BookingRow, request: BookingRequest): BookingRow => {
  // Through JSON, like the stored body, which drops undefined values.
  if (!isDeepStrictEqual(row.request, JSON.parse(JSON.stringify(request))))
    throw new Problem(409, 'This idempotency key was used for another booking');
  return row;
};

/**
 * Prices and stores a booking, and completes it at once if possible. A repeat with the same key and body returns the existing booking. BACK-8,
 * BACK-9.
 * @throws Problem 409 for another body under the same key, 422 for an invalid body (BACK-7), 429 if the client has too many unpaid cabins
 * (BACK-35).
 */
export async function createBooking(
  deps: BookingDeps,
  request: BookingRequest,
  client: string,
): Promise<{ booking: StoredBooking; created: boolean }> {
  const { db, catalogue, openCabins } = deps;
  const findByKey = async (): Promise<BookingRow | undefined> =>
    (await db.select().from(bookings).where(eq(bookings.idempotency_key, request.idempotency_key)))[0];
  // A repeat returns its booking even if the same request would be rejected now.
  const reject = async (errors: readonly Issue[]) => {
    const before = await findByKey();
    if (!before) throw new Problem(422, 'The request body is invalid', { errors });
    return { booking: matchOrConflict(before, request), created: false };
  };

  const departure = catalogue.departure(request.departureId);
  if (!departure) return reject([{ path: 'departureId', message: 'departure-not-found' }]);
  const context = createContext(departure);
  const coupon = getCoupon(request, context);
  const issues = [
    ...checkBookingRequest(request, { ...context, today: deps.earliestToday(), assignment: deps.assignment }),
    ...(coupon === undefined ? [{ path: 'voucher', message: 'voucher-invalid' }] : []),
  ];
  if (issues.length > 0) return reject(issues);

  const price = quote(quoteInputOf(request, { ...context, coupon: coupon ?? null }));
  const [lead] = request.passengers;
  const cabins = toBookedCabins(request, departure);
  const requestedCabins = cabinCount(cabins);
  if (openCabins > 0 && requestedCabins > openCabins) return reject([{ path: 'passengers', message: `at most ${openCabins} cabins` }]);
  const row = {
    id: crypto.randomUUID(),
    idempotency_key: request.idempotency_key,
    request,
    departure_id: departure.id,
    departure_date: departure.date,
    tour_id: departure.tour.id,
    tour_name: departure.tour.name,
    tour_external_id: departure.tour.slug,
    cabins,
    on_request: departure.kind === 'on-request',
    name: `${lead?.firstName ?? ''} ${lead?.lastName ?? ''}`.trim(),
    email: request.main.emailAddress,
    brand: request.brand,
    locale: request.locale,
    market: price.market,
    exchange_rate: exchangeRate,
    amount: price.subtotal,
    local_costs: price.localCosts,
    insurance_amount: price.insurance,
    deposit: deposit(price, departure.date, deps.today()),
    created_at: new Date(deps.now()),
    client: openCabins > 0 ? deps.clientHash(client) : null,
  } satisfies NewBooking;
  const limit: CabinLimit | null =
    openCabins > 0 ? { client: row.client ?? '', requested: requestedCabins, most: openCabins, now: new Date(deps.now()) } : null;
  const made = await storeBooking(db, row, new Date(deps.now() + deps.holdMs), limit);
  if (made) return { booking: made, created: true };
  // A concurrent request with the same key came first, and this one returns its booking.
  const other = await findByKey();
  if (other) return { booking: matchOrConflict(other, request), created: false };
  throw limit ? await toCabinLimitProblem(db, limit) : new Error('a booking disappeared while it was being stored');
}
