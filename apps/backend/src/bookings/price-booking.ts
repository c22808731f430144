import { checkBookingRequest, toQuoteInput } from '@booking/domain/booking';
import { type AssignmentMode, toCabinSelection } from '@booking/domain/cabins';
import type { Issue } from '@booking/domain/errors';
import { deposit, isCouponAllowed, quote } from '@booking/domain/pricing';
import { type BookingRequest, CabinTypeSchema, DepartureSchema, type IsoDate, ProductsSchema, VoucherSchema } from '@booking/domain/schema';
import * as v from 'valibot';
import { type Catalogue, getTimeZone, type StockedDeparture } from '../catalogue/catalogue.ts';
import { inTime } from '../catalogue/in-time.ts';
import { presentCabins, presentDeparture } from '../catalogue/present.ts';
import type { BookingRow } from '../database/schema.ts';
import { Problem } from '../http/problem.ts';
import { type BookedCabin, places } from '../inventory/booked-cabin.ts';
import { memoize } from '../memoize.ts';
import { mostUnpaid } from './open-cabins.ts';

/** A booking before it is stored: everything that neither the database nor the outcome determines. */
export type NewBooking = Omit<
  BookingRow,
  'status' | 'error' | 'payment_state' | 'serial' | 'hold_until' | 'hold_extended' | 'erased_at' | 'failures' | 'retry_at'
> & {
  /** How many cabins of the departure its client may have unpaid, this booking included. */
  mostUnpaid: number;
};

export type PricingDeps = {
  catalogue: Catalogue;
  now(): number;
  today(): IsoDate;
  /** Today in a time zone (IANA). */
  todayIn(timeZone: string): IsoDate;
  /** The configured mode of the occupancy check. */
  assignment: AssignmentMode;
  /** The limit for the cabins in the unpaid bookings of a client; 0 for none. */
  openCabins: number;
  /** Hashes a client address for storage. */
  clientHash(client: string): string;
};

const parseProducts = memoize((products: StockedDeparture['products']) => v.parse(ProductsSchema, products));

/**
 * Parses the responses of the catalogue itself, so that a booking is priced from what the client saw. A departure object of the catalogue never
 * changes.
 */
const createContext = memoize((departure: StockedDeparture) => ({
  departure: v.parse(DepartureSchema, presentDeparture(departure, {})),
  cabinTypes: v.parse(v.array(CabinTypeSchema), presentCabins(departure, {})),
  products: parseProducts(departure.products),
}));

type Context = ReturnType<typeof createContext>;

async function getCoupon(catalogue: Catalogue, { voucher }: BookingRequest, { departure }: Context) {
  if (voucher === null) return null;
  const found = await inTime(catalogue.getCoupon(voucher, departure));
  const coupon = found && v.parse(VoucherSchema, found);
  return coupon && isCouponAllowed(coupon, departure) ? coupon : undefined;
}

/** The cabins that a booking needs, and the places for its passengers: all cabins together may have more beds than the ship takes guests. */
function toBookedCabins({ passengers }: BookingRequest, departure: StockedDeparture): BookedCabin[] {
  const selection = toCabinSelection(passengers.map(({ cabin }) => cabin));
  const cabins = departure.cabins
    .map(({ id, count, available_count }) => ({ id, cabins: selection[id]?.length ?? 0, count, free: available_count }))
    .filter((booked) => booked.cabins > 0);
  const { guests } = departure;
  return [...cabins, { id: places, cabins: passengers.length, count: guests, free: guests }];
}

/**
 * Checks a request by the rules of the form and prices it from the catalogue. Returns a Problem 422 with the validation issues of an invalid one.
 */
export async function priceBooking(deps: PricingDeps, request: BookingRequest, client: string): Promise<NewBooking | Problem> {
  const { catalogue } = deps;
  const reject = (errors: readonly Issue[]) => new Problem(422, 'The request body is invalid', { errors });

  const departure = await inTime(catalogue.getDeparture(request.departureId));
  if (!departure) return reject([{ path: 'departureId', message: 'departure-not-found' }]);
  const context = createContext(departure);
  const coupon = await getCoupon(catalogue, request, context);
  const issues = [
    // The day of the departure begins there at the latest when it begins for the last visitor on earth.
    ...checkBookingRequest(request, { ...context, today: deps.todayIn(getTimeZone(catalogue, departure)), assignment: deps.assignment }),
    ...(coupon === undefined ? [{ path: 'voucher', message: 'voucher-invalid' }] : []),
  ];
  if (issues.length > 0) return reject(issues);
  const cabins = toBookedCabins(request, departure);

  const price = quote(toQuoteInput(request, { ...context, coupon: coupon ?? null }));
  const [lead] = request.passengers;
  return {
    id: crypto.randomUUID(),
    idempotency_key: request.idempotency_key,
    request,
    departure_id: departure.facts.id,
    departure_date: departure.facts.date,
    tour_id: departure.facts.tour_id,
    tour_name: departure.facts.tour_name,
    tour_external_id: departure.tourExternalId,
    cabins,
    on_request: departure.facts.on_request,
    name: `${lead?.firstName ?? ''} ${lead?.lastName ?? ''}`.trim(),
    email: request.main.emailAddress,
    brand: request.brand,
    locale: request.locale,
    market: price.market,
    exchange_rate: catalogue.exchangeRate,
    amount: price.subtotal,
    local_costs: price.localCosts,
    insurance_amount: price.insurance,
    deposit: deposit(price, departure.facts.date, deps.today()),
    created_at: new Date(deps.now()),
    client: deps.openCabins > 0 ? deps.clientHash(client) : null,
    mostUnpaid: mostUnpaid(departure, cabins),
  };
}
