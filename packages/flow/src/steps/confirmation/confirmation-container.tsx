import { Loading } from '@booking/ui/primitives';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useScreens } from '../../app/addresses.ts';
import { lazyFile } from '../../app/load-file.ts';
import { type CheckoutTrip, closedTripOf, useCheckoutTrip } from '../../trip/checkout-trip.ts';
import { ClosedTripSlot } from '../../trip/notices/closed-trip-slot.tsx';
import { SoldContainer } from '../../trip/notices/sold-container.tsx';
import { useIsClosed } from '../../trip/notices/use-is-closed.ts';
import { BookingContainer } from './booking-container.tsx';
import { useMadeBooking } from './use-made-booking.ts';
import { usePinnedDraft } from './use-pinned-draft.ts';

const BookedContainer = lazyFile(() => import('../../trip/booked/booked-container.tsx'), 'BookedContainer');

/** Step 5, for the departure in the address. */
export function ConfirmationContainer() {
  const { confirmation } = useScreens();
  const { departure } = confirmation.useParams();
  const trip = useCheckoutTrip(departure, confirmation.useSearch());
  return <ConfirmationStep key={departure} trip={trip} />;
}

/**
 * Shows a booking of the last 4 hours as a link to its payment, and an open attempt as it was sent. Without passengers that are valid for
 * these cabins it redirects to the passenger step, to the card of the first one who is not. A trip that can no longer be booked leads to other
 * dates.
 */
function ConfirmationStep({ trip }: { trip: CheckoutTrip }) {
  const { passengers } = useScreens();
  const navigate = useNavigate();
  const { id } = trip.departure;
  const draft = usePinnedDraft(trip);
  const { booking, bookingId, isEarlier, isMade } = useMadeBooking(trip);
  const isClosed = useIsClosed(trip.departure) || booking.isDepartureRefused;
  const { attempt, isRunning } = booking;
  const party = attempt?.body ?? draft.valid;
  const sold = attempt === null && !isRunning ? trip.sold : null;

  const hasNothingToConfirm = !isMade && party === null && sold === null;
  const { firstCard } = draft;
  useEffect(() => {
    const params = { departure: id };
    if (hasNothingToConfirm) void navigate({ to: passengers.to, params, search: true, hash: firstCard, replace: true });
  }, [hasNothingToConfirm, navigate, passengers, id, firstCard]);

  if (bookingId !== null) return <BookedContainer trip={trip} bookingId={bookingId} earlier={isEarlier} />;
  if (isClosed && !isRunning) return <ClosedTripSlot {...closedTripOf(trip)} />;
  if (sold) return <SoldContainer trip={trip} sold={sold} />;
  if (!party) return <Loading height={600} />;
  return <BookingContainer trip={trip} party={party} booking={booking} draft={draft} />;
}
