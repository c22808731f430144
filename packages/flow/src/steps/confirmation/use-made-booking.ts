import { recentBookingFor } from '@booking/domain/booking';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { useScreens } from '../../app/addresses.ts';
import { useInFrame, useServices } from '../../app/services.ts';
import { recentBookingEntries } from '../../storage/recent-booking.ts';
import { useStored } from '../../storage/use-stored.ts';
import type { CheckoutTrip } from '../../trip/checkout-trip.ts';
import { useBooking } from './use-booking.ts';

/** The booking request of this page, and the booking that it has become, or that this browser has made in the last 4 hours. */
export function useMadeBooking(trip: CheckoutTrip) {
  const services = useServices();
  const { payment } = useScreens();
  const inFrame = useInFrame();
  const navigate = useNavigate();
  const [booked, setBooked] = useState<string | null>(null);
  const { id } = trip.departure;
  const stored = useStored(recentBookingEntries, (entries) => entries.peek(id))?.value ?? null;
  const onBooked = useCallback(
    (bookingId: string) => {
      const { hasThirdPartyScripts } = services;
      if (!inFrame) void navigate({ to: payment.to, params: { booking: bookingId }, reloadDocument: hasThirdPartyScripts });
      setBooked(bookingId);
    },
    [inFrame, navigate, payment, services],
  );
  const booking = useBooking(trip, onBooked);
  // While the page books, its own writes to storage do not change it.
  const recent = booking.isRunning ? null : recentBookingFor(stored, id, services.now());
  // The page stays unchanged while it navigates to the payment. If the visitor comes back before that completes, it shows the link again.
  const isNavigating = useRouterState({ select: ({ location, resolvedLocation }) => location.pathname !== resolvedLocation?.pathname });
  const shown = booked !== null && (inFrame || !isNavigating) ? booked : null;
  return {
    booking,
    /** The booking that the page leads to; null if there is none, or not yet. */
    bookingId: shown ?? recent?.id ?? null,
    /** It was made on an earlier visit of this page. */
    isEarlier: booked === null,
    isMade: booked !== null || recent !== null,
  };
}
