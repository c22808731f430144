import { priceDifferences } from '@booking/domain/booking';
import type { CompletedBooking } from '@booking/domain/schema';
import { PriceDifferences } from '@booking/ui/steps/payment';
import { useEffect, useMemo } from 'react';
import { useBookingSummary } from '../../trip/booked/use-booking-summary.ts';

/** Shows, before the payment, and logs how the booking differs from what was shown when it was sent. */
export function PriceDifferenceNotice({ booking }: { booking: CompletedBooking }) {
  const promised = useBookingSummary(booking.id)?.promised ?? null;
  const differences = useMemo(() => (promised ? priceDifferences(promised, booking) : []), [promised, booking]);
  useEffect(() => {
    if (differences.length > 0) console.error('The booking differs from what was shown', differences);
  }, [differences]);
  return <PriceDifferences differences={differences} />;
}
