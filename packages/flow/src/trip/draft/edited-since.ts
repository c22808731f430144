import { toBookingRequest } from '@booking/domain/booking';
import { type PassengersContext, type PassengersFormValues, passengersFormSchema, preparePassengers } from '@booking/domain/passengers';
import type { BookingRequest, Departure, Products } from '@booking/domain/schema';
import * as v from 'valibot';

/** What is stored of a departure now; null where nothing is. */
type Draft = { values: PassengersFormValues | null; quantities: Readonly<Record<string, number>> | null; coupon: string | null };
type Trip = { departure: Departure; products: Products; context: PassengersContext };

/** The parts of a request that the visitor can edit, in an order that does not matter. */
const toText = ({ main, passengers, products, voucher }: Pick<BookingRequest, 'main' | 'passengers' | 'products' | 'voucher'>): string => {
  const sorted = (value: object) => Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const people = passengers.map((passenger) => sorted({ ...passenger, other: passenger.other.toSorted() }));
  return JSON.stringify([sorted(main), people, sorted(Object.fromEntries(products.map(({ id, amount }) => [id, amount]))), voucher]);
};

/** True if passengers, additional products or coupon were edited since a request was sent, here or in another tab. */
export function isEditedSince(
  sent: BookingRequest,
  { values, quantities, coupon }: Draft,
  { departure, products, context }: Trip,
): boolean {
  if (values === null) return false;
  const passengers = preparePassengers(values.passengers, { ...context, other: products.other });
  const { success, output } = v.safeParse(passengersFormSchema(context), { main: values.main, passengers });
  if (!success) return true;
  const now = toBookingRequest({
    ...output,
    departure,
    products,
    insurance: sent.insurance,
    linkedTerms: [],
    additional: quantities ?? Object.fromEntries(sent.products.map(({ id, amount }) => [id, amount])),
    locale: sent.locale,
    brand: sent.brand,
    coupon,
    cid: null,
    idempotencyKey: sent.idempotency_key,
  });
  return toText(now) !== toText(sent);
}
