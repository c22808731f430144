import { recentBookingFor } from '@booking/domain/booking';
import { type PassengersFormValues, passengersFormSchema } from '@booking/domain/passengers';
import { Loading } from '@booking/ui/primitives';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useState } from 'react';
import * as v from 'valibot';
import { useScreens } from '../../app/addresses.ts';
import { getAttribution } from '../../app/attribution.ts';
import { lazyFile } from '../../app/load-file.ts';
import { useInFrame, useServices } from '../../app/services.ts';
import { ChangedDraft } from '../../checkout/changed-draft.tsx';
import { type CheckoutTrip, useCheckoutTrip } from '../../checkout/checkout-trip.ts';
import { SoldContainer } from '../../checkout/sold-container.tsx';
import { useDraftWatch } from '../../checkout/use-draft-watch.ts';
import { unvalidatedEntries, validatedEntries } from '../../storage/passengers.ts';
import { recentBookingEntries } from '../../storage/recent-booking.ts';
import { useStored } from '../../storage/use-stored.ts';
import { BookingContainer } from './booking-container.tsx';
import { useBooking } from './use-booking.ts';

const BookedContainer = lazyFile(() => import('../../checkout/booked-container.tsx'), 'BookedContainer');

/** The submitted passengers that this page shows and books, pinned: another tab's are taken over only by the visitor's word. CONF-32. */
function usePinnedDraft(departureId: string) {
  const services = useServices();
  const { entries, first, watch, conflict } = useDraftWatch(validatedEntries, departureId);
  const [draft, setDraft] = useState(first?.value ?? null);
  return {
    /** Null also where it was removed by another tab. */
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

/** Step 5, of the departure of the address. */
export function ConfirmationContainer() {
  const { confirmation } = useScreens();
  const { departure } = confirmation.useParams();
  const trip = useCheckoutTrip(departure, confirmation.useSearch());
  return <ConfirmationStep key={departure} trip={trip} />;
}

/**
 * For a booking made less than 4 hours ago only the way to its payment; a request whose outcome is not known, as it was sent; without
 * passengers that are valid for these cabins there is nothing to confirm, and the visitor goes back to them. CONF-2, CONF-27, BOOK-11.
 */
function ConfirmationStep({ trip }: { trip: CheckoutTrip }) {
  const screens = useScreens();
  const services = useServices();
  const inFrame = useInFrame();
  const navigate = useNavigate();
  const [booked, setBooked] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const { departure, context, carried } = trip;
  const pinned = usePinnedDraft(departure.id);
  const { draft, theirs } = pinned;

  const stored = useStored(recentBookingEntries, (entries) => entries.peek(departure.id))?.value ?? null;
  const valid = useMemo(() => {
    const parsed = v.safeParse(passengersFormSchema(context), draft);
    return parsed.success ? parsed.output : null;
  }, [context, draft]);

  const onBooked = useCallback(
    (id: string) => {
      if (!inFrame) void navigate({ to: screens.payment.to, params: { booking: id }, reloadDocument: services.hasThirdPartyScripts });
      setBooked(id);
    },
    [inFrame, navigate, screens, services.hasThirdPartyScripts],
  );
  const booking = useBooking(trip, onBooked);
  // What this page stores while it books does not change what it shows.
  const recent = booking.isRunning ? null : recentBookingFor(stored, departure.id, services.now());
  const party = booking.attempt?.body ?? valid;
  // On the way to the payment the page stays as it is; who comes back before that stands is shown the way again. CONF-33.
  const leaving = useRouterState({ select: ({ location, resolvedLocation }) => location.pathname !== resolvedLocation?.pathname });
  const there = booked !== null && (inFrame || !leaving) ? booked : null;
  const sold = booking.attempt === null && !booking.isRunning ? trip.sold : null;

  const lost = booked === null && recent === null && party === null && sold === null;
  useEffect(() => {
    const search = (before: object) => ({ ...getAttribution(before), ...carried });
    if (lost) void navigate({ to: screens.passengers.to, params: { departure: departure.id }, search, replace: true });
  }, [lost, navigate, screens, departure, carried]);

  /** False when what is stored is no longer what this page shows: then nothing may be booked from it. */
  const isCurrent = (): boolean => {
    const latest = recentBookingEntries(services).read(departure.id);
    const current = !pinned.hasConflict() && recentBookingFor(latest, departure.id, services.now()) === null;
    if (!current) setTries(tries + 1);
    return current;
  };

  const bookingId = there ?? recent?.id;
  if (bookingId !== undefined) return <BookedContainer trip={trip} bookingId={bookingId} earlier={booked === null} />;
  if (sold) return <SoldContainer trip={trip} sold={sold} />;
  if (!party) return <Loading height={600} />;
  return (
    <BookingContainer
      trip={trip}
      party={party}
      booking={booking}
      isCurrent={isCurrent}
      notice={
        draft && theirs && booking.attempt === null ? (
          <ChangedDraft
            trip={trip}
            mine={draft}
            theirs={theirs}
            tries={tries}
            onTake={() => pinned.take(theirs)}
            onKeep={() => pinned.keep(draft)}
          />
        ) : null
      }
    />
  );
}
