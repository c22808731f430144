import { toCabinSelection } from '../cabins/assignment.ts';
import { pricedPassengers } from '../passengers/prefill.ts';
import type { QuoteInput } from '../pricing/quote-input.ts';
import type { BookingRequest } from '../schema/booking.ts';
import type { Passenger } from '../schema/passenger.ts';

/** The data for pricing a booking: the departure's own, and the voucher of the coupon code (null: none). */
export type QuoteContext = Pick<QuoteInput, 'departure' | 'cabinTypes' | 'products' | 'coupon'>;

type Choices = Pick<QuoteInput, 'country' | 'additional' | 'insurance'> & {
  passengers: readonly Pick<Passenger, 'cabin' | 'bike' | 'diet' | 'other'>[];
};

/** The input of `quote` for passengers who all have a cabin: the cabins are derived from the assignment. */
export const choicesToQuoteInput = (
  { passengers, country, additional, insurance }: Choices,
  { departure, cabinTypes, products, coupon }: QuoteContext,
): QuoteInput => ({
  departure,
  cabinTypes,
  products,
  cabins: toCabinSelection(passengers.map(({ cabin }) => cabin)),
  passengers: pricedPassengers(passengers),
  country,
  coupon,
  additional,
  insurance,
});

/**
 * The input of `quote` for a request body: browser and backend get the same price for the same body. Without a coupon code in the body, the
 * context's coupon does not count.
 */
export const toQuoteInput = (
  { main, passengers, products, insurance, voucher }: Pick<BookingRequest, 'main' | 'passengers' | 'products' | 'insurance' | 'voucher'>,
  context: QuoteContext,
): QuoteInput =>
  choicesToQuoteInput(
    { passengers, country: main.country, additional: Object.fromEntries(products.map(({ id, amount }) => [id, amount])), insurance },
    { ...context, coupon: voucher === null ? null : context.coupon },
  );
