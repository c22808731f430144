import { departureQueries } from '@booking/api';
import { quoteInputOf } from '@booking/domain/booking';
import { quote } from '@booking/domain/pricing';
import type { BookingStatus } from '@booking/ui/steps/confirmation';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useServices } from '../../app/services.ts';
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
  const { client, queryClient } = services;
  const { departure } = trip;
  const [status, setStatus] = useState<BookingStatus>('idle');
  const lock = useMemo(() => tabLock('booking', navigator.locks), []);
  const booker = useMemo(() => createBooker({ client, attempts: bookingAttempts(services), uuid, lock }), [client, services, lock]);
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
      const { departure: booked, shipName, names, carried } = latest.current.trip;
      const code = body.voucher ?? '';
      const coupon = await queryClient.fetchQuery(departureQueries(client).voucher(booked.id, code)).catch(() => null);
      // Everything after a booking uses the body that was sent, not what the page shows by then.
      const price = quote(quoteInputOf(body, { ...latest.current.trip, coupon }));
      await finishBooking(
        { services, booker, lock },
        { bookingId: id, departure: booked, quote: price, coupon: body.voucher, shipName, carried, ...names },
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
