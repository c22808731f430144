import { isRefusal } from '@booking/api';
import { bookingQueries, departureQueries } from '@booking/api/queries';
import { quoteInputOf } from '@booking/domain/booking';
import { quote } from '@booking/domain/pricing';
import type { BookingStatus } from '@booking/ui/steps/confirmation';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useServices } from '../../app/services.ts';
import { bookedQuote } from '../../booking/booked-quote.ts';
import { type BookingOutcome, createBooker, type ToBody } from '../../booking/booker.ts';
import { finishBooking } from '../../booking/finish-booking.ts';
import { tabLock } from '../../booking/lock.ts';
import { uuid } from '../../booking/uuid.ts';
import type { CheckoutTrip } from '../../checkout/checkout-trip.ts';
import { soldCabins } from '../../checkout/sold-cabins.ts';
import { type BookingAttempt, bookingAttempts } from '../../storage/booking-attempt.ts';
import { useStored } from '../../storage/use-stored.ts';

const slowAfter = 60_000;

/** Milliseconds that the last look at what is free may take before a booking. */
const lastLookTimeout = 3000;

type Outcome = BookingOutcome | { kind: 'left' } | { kind: 'sold' };
const statusOf = (outcome: Exclude<Outcome, { kind: 'booked' }>): BookingStatus =>
  outcome.kind === 'failed' && outcome.error === 'cabins_unavailable' ? 'sold' : outcome.kind;

/**
 * Makes the booking of this page's departure, only once. An attempt that was running when the page was left continues by itself.
 * `onBooked` is called when everything that follows a booking is done. BOOK-5, BOOK-6, BOOK-16, BOOK-17.
 */
export function useBooking(trip: CheckoutTrip, onBooked: (bookingId: string) => void) {
  const services = useServices();
  const { client, queryClient } = services;
  const { id } = trip.departure;
  const [status, setStatus] = useState<BookingStatus>('idle');
  const stored = useStored(bookingAttempts, (attempts) => attempts.peek(id))?.value ?? null;
  /** The attempt that the page showed when it began to book: it stays as it is until the outcome is known, and on the way to the payment. */
  const [running, setRunning] = useState<{ shown: BookingAttempt | null } | null>(null);
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
    async ({ id: bookingId, body }: Extract<BookingOutcome, { kind: 'booked' }>): Promise<void> => {
      const { departure, shipName, names, carried } = latest.current.trip;
      // What the page has shown: nothing is known of the coupon where its look-up has failed.
      const coupon =
        body.voucher === null ? null : queryClient.getQueryData(departureQueries(client).voucher(departure.id, body.voucher).queryKey);
      const shown = coupon === undefined ? null : quote(quoteInputOf(body, { ...latest.current.trip, coupon }));
      const promised = shown && { subtotal: shown.subtotal, insurance: shown.insurance, localCosts: shown.localCosts };
      // Everything after a booking uses the body that was sent and the booking's own price, not what the page shows by then. BOOK-29.
      const asking = queryClient.fetchQuery({ ...bookingQueries(client).detail(bookingId), retry: (_, error) => !isRefusal(error) });
      const made = await asking.catch(() => null);
      const price = bookedQuote(body, latest.current.trip, made);
      await finishBooking(
        { services, booker, lock },
        { bookingId, departure, quote: price, coupon: body.voucher, shipName, promised, carried, ...names },
      );
      if (latest.current.here) latest.current.onBooked(bookingId);
    },
    [services, queryClient, client, booker, lock],
  );

  const follow = useCallback(
    async (making: Promise<Outcome>, meanwhile: BookingStatus = 'booking'): Promise<void> => {
      setStatus(meanwhile);
      setRunning({ shown: booker.open(id) });
      const timer = setTimeout(() => setStatus('slow'), slowAfter);
      const outcome = await making;
      clearTimeout(timer);
      if (outcome.kind === 'booked') return finish(outcome);
      if (outcome.kind !== 'left') console.error('The booking was not made', outcome);
      // What is free has changed, or may have.
      if (outcome.kind === 'failed') void queryClient.invalidateQueries({ queryKey: departureQueries(client).cabins(id).queryKey });
      setStatus(statusOf(outcome));
      setRunning(null);
    },
    [finish, booker, queryClient, client, id],
  );

  /** True where the last look says that a chosen cabin has been sold; without an answer the backend will say it. BOOK-32. */
  const isSold = useCallback(async (): Promise<boolean> => {
    const departures = departureQueries(client);
    // The calendar asks anew when it is opened next.
    void queryClient.invalidateQueries({ queryKey: ['tours'], refetchType: 'none' });
    const types = await Promise.race([
      queryClient.fetchQuery({ ...departures.cabins(id), staleTime: 0, retry: false }).catch(() => null),
      new Promise<null>((resolve) => setTimeout(() => resolve(null), lastLookTimeout)),
    ]);
    return types !== null && soldCabins(latest.current.trip.carried.cabins, types) !== null;
  }, [queryClient, client, id]);

  useEffect(() => {
    const making = booker.open(id)?.bookingId ? booker.resume(id) : null;
    if (making) void follow(making);
  }, [booker, id, follow]);

  return {
    status,
    /** The request whose outcome is not known: what the page shows while there is one. BOOK-11. */
    attempt: running ? running.shown : stored,
    /** The page is booking, or leaves for the payment. */
    isRunning: running !== null,
    isOpen: (): boolean => booker.open(id) !== null,
    book: (toBody: ToBody): void =>
      void follow(isSold().then((sold): Outcome | Promise<Outcome> => (sold ? { kind: 'sold' } : booker.book(toBody)))),
    resume(): void {
      const making = booker.resume(id);
      if (making) void follow(making);
    },
    startOver: (): void => void follow(booker.abandon(id), 'asking'),
  };
}
