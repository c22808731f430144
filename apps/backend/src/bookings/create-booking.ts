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

/** US dollars per euro, a constant of the demo; each booking stores the rate that it was made with. */
export const exchangeRate = 1.0842;

export type BookingDeps = {
  db: Database;
  catalogue: Catalogue;
  /** Milliseconds that an unpaid booking keeps what it takes. */
  holdMs: number;
  now(): number;
  today(): IsoDate;
  /** Today in the last time zone where a day begins: a visitor there may still book a departure of the server's today. */
  earliestToday(): IsoDate;
  /** The configuration's switch of the occupants check. */
  assignment: AssignmentMode;
  /** The most cabins that a client's unpaid bookings may have; 0: any. */
  openCabins: number;
  /** What is stored of a client. */
  clientHash(client: string): string;
};

/** Makes something once for each key that still exists. */
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
 * Parses the catalogue's own responses, so that prices come from what the client saw. The job checks which cabins are still free. A departure of the
 * catalogue never changes; the one of the next month's catalogue is another object.
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

/** What a booking takes: its cabins, and the places of its passengers, since all cabins filled may hold more than the ship takes. */
function toBookedCabins({ passengers }: BookingRequest, departure: StockedDeparture): BookedCabin[] {
  const selection = selectionOfAssignment(passengers.map(({ cabin }) => cabin));
  const cabins = departure.stock
    .map(({ cabin, count, free }) => ({ id: cabin.id, cabins: selection[cabin.id]?.length ?? 0, count, free }))
    .filter((booked) => booked.cabins > 0);
  const guests = getGuestCapacity(departure);
  return [...cabins, { id: places, cabins: passengers.length, count: guests, free: guests }];
}

/** Bodies are the same whatever the order of their keys. */
const matchOrConflict = (row: BookingRow, request: BookingRequest): BookingRow => {
  // As JSON gives it back, which is how the stored one was read: without what is undefined.
  if (!isDeepStrictEqual(row.request, JSON.parse(JSON.stringify(request))))
    throw new Problem(409, 'This idempotency key was used for another booking');
  return row;
};

/**
 * Stores a booking, priced, and completes it where nothing stands against it; the same key and body return the existing booking. BACK-8, BACK-9.
 * @throws Problem 409 for another body under the same key, 422 for a body that breaks a rule (BACK-7), 429 where the client has too many
 * unpaid cabins (BACK-35).
 */
export async function createBooking(
  deps: BookingDeps,
  request: BookingRequest,
  client: string,
): Promise<{ booking: StoredBooking; created: boolean }> {
  const { db, catalogue, openCabins } = deps;
  const byKey = async (): Promise<BookingRow | undefined> =>
    (await db.select().from(bookings).where(eq(bookings.idempotency_key, request.idempotency_key)))[0];
  // A booking that was made stays what it is, also when it could not be made any more.
  const refuse = async (errors: readonly Issue[]) => {
    const before = await byKey();
    if (!before) throw new Problem(422, 'The request body is invalid', { errors });
    return { booking: matchOrConflict(before, request), created: false };
  };

  const departure = catalogue.departure(request.departureId);
  if (!departure) return refuse([{ path: 'departureId', message: 'departure-not-found' }]);
  const context = createContext(departure);
  const coupon = getCoupon(request, context);
  const issues = [
    ...checkBookingRequest(request, { ...context, today: deps.earliestToday(), assignment: deps.assignment }),
    ...(coupon === undefined ? [{ path: 'voucher', message: 'voucher-invalid' }] : []),
  ];
  if (issues.length > 0) return refuse(issues);

  const price = quote(quoteInputOf(request, { ...context, coupon: coupon ?? null }));
  const [lead] = request.passengers;
  const cabins = toBookedCabins(request, departure);
  const wanted = cabinCount(cabins);
  if (openCabins > 0 && wanted > openCabins) return refuse([{ path: 'passengers', message: `at most ${openCabins} cabins` }]);
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
    openCabins > 0 ? { client: row.client ?? '', wanted, most: openCabins, now: new Date(deps.now()) } : null;
  const made = await storeBooking(db, row, new Date(deps.now() + deps.holdMs), limit);
  if (made) return { booking: made, created: true };
  // Another request with the same key was first: its booking is this one's, too.
  const other = await byKey();
  if (other) return { booking: matchOrConflict(other, request), created: false };
  throw limit ? await toCabinLimitProblem(db, limit) : new Error('a booking vanished while it was made');
}
