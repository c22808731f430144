import { recentBookingFor } from '@booking/domain/booking';
import { passengersFormSchema } from '@booking/domain/passengers';
import { Loading } from '@booking/ui/primitives';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import * as v from 'valibot';
import { useScreens } from '../../app/addresses.ts';
import { useInFrame, useServices } from '../../app/services.ts';
import { validatedEntries } from '../../storage/passengers.ts';
import { recentBookingEntries } from '../../storage/recent-booking.ts';
import { useCheckoutTrip } from '../shared/checkout-trip.ts';
import { BookedContainer } from './booked-container.tsx';
import { BookingContainer } from './booking-container.tsx';

/** Counts the changes of stored data: by another tab, by a return from the back-forward cache, or by a call of `look`. */
function useStorageChanges(): { changes: number; look(): void } {
  const [changes, look] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    window.addEventListener('storage', look);
    window.addEventListener('pageshow', look);
    return () => {
      window.removeEventListener('storage', look);
      window.removeEventListener('pageshow', look);
    };
  }, []);
  return { changes, look };
}

/**
 * Step 5. For a booking made less than 4 hours ago it shows only the way to its payment; without passengers that are valid for these cabins
 * there is nothing to confirm, and the visitor goes back to the passengers. CONF-2, CONF-27.
 */
export function ConfirmationContainer() {
  const screens = useScreens();
  const trip = useCheckoutTrip(screens.confirmation.useParams().departure, screens.confirmation.useSearch());
  const services = useServices();
  const inFrame = useInFrame();
  const navigate = useNavigate();
  const { changes, look } = useStorageChanges();
  const [booked, setBooked] = useState<string | null>(null);
  const { departure, context, carried } = trip;

  const readRecent = useCallback(
    () => recentBookingFor(recentBookingEntries(services).read(departure.id), departure.id, services.now()),
    [services, departure.id],
  );
  const readEntry = useCallback(() => validatedEntries(services).read(departure.id), [services, departure.id]);
  const { recent, party } = useMemo(() => {
    void changes;
    const parsed = v.safeParse(passengersFormSchema(context), readEntry());
    return { recent: readRecent(), party: parsed.success ? parsed.output : null };
  }, [readRecent, readEntry, context, changes]);

  const lost = booked === null && recent === null && party === null;
  useEffect(() => {
    if (lost) void navigate({ to: screens.passengers.to, params: { departure: departure.id }, search: carried, replace: true });
  }, [lost, navigate, screens, departure, carried]);

  const onBooked = useCallback(
    (id: string) => {
      if (inFrame) setBooked(id);
      else void navigate({ to: screens.payment.to, params: { booking: id } });
    },
    [inFrame, navigate, screens],
  );
  const isCurrent = (): boolean => {
    const current = readRecent() === null && readEntry() !== null;
    if (!current) look();
    return current;
  };

  if (booked ?? recent) return <BookedContainer trip={trip} bookingId={booked ?? recent?.id ?? ''} earlier={booked === null} />;
  if (party) return <BookingContainer trip={trip} party={party} isCurrent={isCurrent} onBooked={onBooked} />;
  return <Loading height={600} />;
}
