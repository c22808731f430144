import { recentBookingFor } from '@booking/domain/booking';
import { isBookable } from '@booking/domain/date';
import { type PassengersFormValues, passengersFormSchema } from '@booking/domain/passengers';
import { Loading } from '@booking/ui/primitives';
import { EditedSince } from '@booking/ui/steps/conflicts';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import * as v from 'valibot';
import { useScreens } from '../../app/addresses.ts';
import { lazyFile } from '../../app/load-file.ts';
import { useInFrame, useServices } from '../../app/services.ts';
import { type CheckoutTrip, closedTripOf, useCheckoutTrip } from '../../checkout/checkout-trip.ts';
import { ClosedTripSlot } from '../../checkout/closed-trip-slot.tsx';
import { isEditedSince } from '../../checkout/edited-since.ts';
import { SoldContainer } from '../../checkout/sold-container.tsx';
import { useDraftWatch } from '../../checkout/use-draft-watch.ts';
import { useIsClosed } from '../../checkout/use-is-closed.ts';
import { additionalProductsEntries } from '../../storage/additional-products.ts';
import { unvalidatedEntries, validatedEntries } from '../../storage/passengers.ts';
import { recentBookingEntries } from '../../storage/recent-booking.ts';
import { useStored } from '../../storage/use-stored.ts';
import { voucherEntries } from '../../storage/voucher.ts';
import { BookingContainer } from './booking-container.tsx';
import { useBooking } from './use-booking.ts';

const ChangedDraft = lazyFile(() => import('../../checkout/changed-draft.tsx'), 'ChangedDraft');
const BookedContainer = lazyFile(() => import('../../checkout/booked-container.tsx'), 'BookedContainer');

/**
 * The submitted passengers that this page shows and books. They are pinned: changes by another tab apply only if the visitor accepts them.
 */
function usePinnedDraft(departureId: string) {
  const services = useServices();
  const { entries, first, watch, conflict } = useDraftWatch(validatedEntries, departureId);
  const [draft, setDraft] = useState(first?.value ?? null);
  return {
    /** Also null if another tab has removed it. */
    draft: conflict && conflict.theirs === null ? null : draft,
    theirs: conflict?.theirs ?? null,
    hasConflict: (): boolean => watch.conflict() !== null,
    take(values: PassengersFormValues): void {
      watch.settle(entries.revision(departureId));
      watch.show(values);
      setDraft(values);
    },
    keep(values: PassengersFormValues): void {
      watch.settle(entries.write(departureId, values));
      unvalidatedEntries(services).write(departureId, values);
    },
  };
}

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
  const screens = useScreens();
  const services = useServices();
  const inFrame = useInFrame();
  const navigate = useNavigate();
  const [booked, setBooked] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const { departure, context } = trip;
  const pinned = usePinnedDraft(departure.id);
  const { draft, theirs } = pinned;

  const stored = useStored(recentBookingEntries, (entries) => entries.peek(departure.id))?.value ?? null;
  const { valid, firstCard } = useMemo(() => {
    const parsed = v.safeParse(passengersFormSchema(context), draft);
    if (parsed.success) return { valid: parsed.output, firstCard: '' };
    const [group, index] = v.getDotPath(parsed.issues[0])?.split('.') ?? [];
    return { valid: null, firstCard: draft === null ? '' : `passenger-${group === 'passengers' ? (index ?? 0) : 0}` };
  }, [context, draft]);

  const onBooked = useCallback(
    (id: string) => {
      if (!inFrame) void navigate({ to: screens.payment.to, params: { booking: id }, reloadDocument: services.hasThirdPartyScripts });
      setBooked(id);
    },
    [inFrame, navigate, screens, services.hasThirdPartyScripts],
  );
  const booking = useBooking(trip, onBooked);
  // While the page books, its own writes to storage do not change it.
  const recent = booking.isRunning ? null : recentBookingFor(stored, departure.id, services.now());
  const party = booking.attempt?.body ?? valid;
  const typed = useStored(unvalidatedEntries, (entries) => entries.peek(departure.id))?.value ?? null;
  const quantities = useStored(additionalProductsEntries, (entries) => entries.peek(departure.id))?.value ?? null;
  const coupon = useStored(voucherEntries, (entries) => entries.peek(departure.id))?.value ?? null;
  const isEdited = booking.attempt !== null && isEditedSince(booking.attempt.body, { values: typed, quantities, coupon }, trip);
  // The page stays unchanged while it navigates to the payment. If the visitor comes back before that completes, it shows the link again.
  const isNavigating = useRouterState({ select: ({ location, resolvedLocation }) => location.pathname !== resolvedLocation?.pathname });
  const shownBooking = booked !== null && (inFrame || !isNavigating) ? booked : null;
  const sold = booking.attempt === null && !booking.isRunning ? trip.sold : null;

  const isClosed = useIsClosed(departure) || booking.isDepartureRefused;

  const hasNothingToConfirm = booked === null && recent === null && party === null && sold === null;
  useEffect(() => {
    const params = { departure: departure.id };
    if (hasNothingToConfirm) void navigate({ to: screens.passengers.to, params, search: true, hash: firstCard, replace: true });
  }, [hasNothingToConfirm, navigate, screens, departure, firstCard]);

  /** False if the stored data no longer match this page: then it must not book. */
  const isCurrent = (): boolean => {
    const latest = recentBookingEntries(services).read(departure.id);
    const isBooked = recentBookingFor(latest, departure.id, services.now()) !== null;
    const current = !pinned.hasConflict() && !isBooked && isBookable(departure.date, services.today());
    if (!current) setTries(tries + 1);
    return current;
  };

  const bookingId = shownBooking ?? recent?.id;
  if (bookingId !== undefined) return <BookedContainer trip={trip} bookingId={bookingId} earlier={booked === null} />;
  if (isClosed && !booking.isRunning) return <ClosedTripSlot {...closedTripOf(trip)} />;
  if (sold) return <SoldContainer trip={trip} sold={sold} />;
  if (!party) return <Loading height={600} />;
  return (
    <BookingContainer
      trip={trip}
      party={party}
      booking={booking}
      isCurrent={isCurrent}
      notice={
        isEdited ? (
          <EditedSince onRequest={departure.on_request} />
        ) : draft && theirs && booking.attempt === null ? (
          <Suspense fallback={null}>
            <ChangedDraft
              trip={trip}
              mine={draft}
              theirs={theirs}
              tries={tries}
              onTake={() => pinned.take(theirs)}
              onKeep={() => pinned.keep(draft)}
            />
          </Suspense>
        ) : null
      }
    />
  );
}
