import { bookingQueries, isRefusal } from '@booking/api';
import type { BookingStatus } from '@booking/ui/steps/confirmation';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useServices } from '../../app/services.ts';
import { bookedQuote } from '../../booking/booked-quote.ts';
import { type BookingOutcome, createBooker, type ToBody } from '../../booking/booker.ts';
import { finishBooking } from '../../booking/finish-booking.ts';
import { tabLock } from '../../booking/lock.ts';
import { uuid } from '../../booking/uuid.ts';
import { bookingAttempts } from '../../storage/booking-attempt.ts';
import type { CheckoutTrip } from '../shared/checkout-trip.ts';

const slowAfter = 60_000;

/**
 * Makes the booking of this page's departure, only once. An attempt that was running when the page was left continues by itself.
 * `onBooked` is called when everything that follows a booking is done. BOOK-5, BOOK-6, BOOK-17.
 */
export function useBooking(trip: CheckoutTrip, onBooked: (bookingId: string) => void) {
  const services = useServices();
  const { client, storage, queryClient } = services;
  const { departure } = trip;
  const [status, setStatus] = useState<BookingStatus>('idle');
  const lock = useMemo(() => tabLock('booking', navigator.locks), []);
  const booker = useMemo(() => createBooker({ client, attempts: bookingAttempts(storage), uuid, lock }), [client, storage, lock]);
  // A ref with the values of the latest render: the page may be unmounted when the booking ends.
  const latest = useRef({ trip, onBooked, here: false });
  useEffect(() => {
    latest.current = { trip, onBooked, here: true };
    return () => {
      latest.current.here = false;
    };
  }, [trip, onBooked]);

  const finish = useCallback(
    async ({ id, body }: Extract<BookingOutcome, { kind: 'booked' }>): Promise<void> => {
      const { departure: booked, shipName, names } = latest.current.trip;
      // Everything after a booking uses the body that was sent and the booking's own price, not what the page shows by then. BOOK-29.
      const asking = queryClient.fetchQuery({ ...bookingQueries(client).detail(id), retry: (_, error) => !isRefusal(error) });
      const made = await asking.catch(() => null);
      const price = bookedQuote(body, latest.current.trip, made);
      await finishBooking(
        { services, booker, lock },
        { bookingId: id, departure: booked, quote: price, coupon: body.voucher, shipName, ...names },
      );
      if (latest.current.here) latest.current.onBooked(id);
    },
    [services, queryClient, client, booker, lock],
  );

  const follow = useCallback(
    async (making: Promise<BookingOutcome>): Promise<void> => {
      setStatus('booking');
      const timer = setTimeout(() => setStatus('slow'), slowAfter);
      const outcome = await making;
      clearTimeout(timer);
      if (outcome.kind === 'booked') return finish(outcome);
      console.error('The booking was not made', outcome);
      setStatus(outcome.kind);
    },
    [finish],
  );

  useEffect(() => {
    const open = booker.open(departure.id);
    const making = open?.bookingId ? booker.resume(departure.id) : null;
    if (making) void follow(making);
  }, [booker, departure.id, follow]);

  return {
    status,
    isOpen: (): boolean => booker.open(departure.id) !== null,
    differs: booker.differs,
    book: (toBody: ToBody): void => void follow(booker.book(toBody)),
  };
}
