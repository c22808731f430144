import type { BookingRequest } from '@booking/domain/schema';
import { additionalProductsEntries } from '../../storage/additional-products.ts';
import { unvalidatedEntries } from '../../storage/passengers.ts';
import { useStored } from '../../storage/use-stored.ts';
import { voucherEntries } from '../../storage/voucher.ts';
import type { CheckoutTrip } from '../../trip/checkout-trip.ts';
import { isEditedSince } from '../../trip/draft/edited-since.ts';

/** True if something was edited since the request of an open attempt was sent, here or in another tab. */
export function useEditedSince(trip: CheckoutTrip, sent: BookingRequest | null): boolean {
  const { id } = trip.departure;
  const values = useStored(unvalidatedEntries, (entries) => entries.peek(id))?.value ?? null;
  const quantities = useStored(additionalProductsEntries, (entries) => entries.peek(id))?.value ?? null;
  const coupon = useStored(voucherEntries, (entries) => entries.peek(id))?.value ?? null;
  return sent !== null && isEditedSince(sent, { values, quantities, coupon }, trip);
}
