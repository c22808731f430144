import { recentBookingFor } from '@booking/domain/booking';
import { passengersFormSchema } from '@booking/domain/passengers';
import { Loading } from '@booking/ui/primitives';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import * as v from 'valibot';
import { useScreens } from '../../app/addresses.ts';
import { attributionOf } from '../../app/attribution.ts';
import { useInFrame, useServices } from '../../app/services.ts';
import { recentBookingItem } from '../../storage/items.ts';
import { validatedItem } from '../../storage/passengers.ts';
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
  const { storage, now, watched } = useServices();
  const inFrame = useInFrame();
  const navigate = useNavigate();
  const { changes, look } = useStorageChanges();
  const [booked, setBooked] = useState<string | null>(null);
  const { departure, context, carried } = trip;

  const readRecent = useCallback(
    () => recentBookingFor(recentBookingItem(storage).read(), departure.id, now()),
    [storage, departure.id, now],
  );
  const readEntry = useCallback(() => validatedItem({ storage, now }).read(), [storage, now]);
  const { recent, party } = useMemo(() => {
    void changes;
    const parsed = v.safeParse(passengersFormSchema(context), readEntry());
    return { recent: readRecent(), party: parsed.success ? parsed.output : null };
  }, [readRecent, readEntry, context, changes]);

  const lost = booked === null && recent === null && party === null;
  useEffect(() => {
    const search = (before: object) => ({ ...attributionOf(before), ...carried });
    if (lost) void navigate({ to: screens.passengers.to, params: { departure: departure.id }, search, replace: true });
  }, [lost, navigate, screens, departure, carried]);

  const onBooked = useCallback(
    (id: string) => {
      if (inFrame) setBooked(id);
      else void navigate({ to: screens.payment.to, params: { booking: id }, reloadDocument: watched });
    },
    [inFrame, navigate, screens, watched],
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
