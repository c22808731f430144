import { selectionOfAssignment } from '@booking/domain/cabins';
import { pricedPassengers } from '@booking/domain/passengers';
import { type Quote, quote } from '@booking/domain/pricing';
import type { BookingRequest, CabinType, Departure, Products, Voucher } from '@booking/domain/schema';

export type PricedTrip = { departure: Departure; cabinTypes: readonly CabinType[]; products: Products };

/** The price of a booking as it was sent: what is told of it afterwards follows the body, not what the page shows by then. */
export const quoteOfBody = ({ departure, cabinTypes, products }: PricedTrip, body: BookingRequest, coupon: Voucher | null): Quote =>
  quote({
    departure,
    cabinTypes,
    products,
    cabins: selectionOfAssignment(body.passengers.map(({ cabin }) => cabin)),
    passengers: pricedPassengers(body.passengers),
    country: body.main.country,
    coupon: body.voucher === null ? null : coupon,
    additional: Object.fromEntries(body.products.map(({ id, amount }) => [id, amount])),
    insurance: body.insurance,
  });
