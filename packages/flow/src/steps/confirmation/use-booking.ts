import { getRetryDelay, hasProblemType, isDefinitiveError } from '@booking/api';
import { bookingQueries } from '@booking/api/queries';
import { type QuoteContext, toQuoteInput } from '@booking/domain/booking';
import { soldCabins } from '@booking/domain/cabins';
import { refusedFields, refusesDeparture } from '@booking/domain/passengers';
import { type Quote, type QuoteChange, quote, quoteChange } from '@booking/domain/pricing';
import type { Voucher } from '@booking/domain/schema';
import { afterPaint } from '@booking/ui/primitives';
import type { BookingStatus } from '@booking/ui/steps/confirmation';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useServices } from '../../app/services.ts';
import { bookedQuote } from '../../booking/booked-quote.ts';
import { type BookingOutcome, createBooker, type ToBody } from '../../booking/booker.ts';
import { finishBooking } from '../../booking/finish-booking.ts';
import { tabLock } from '../../booking/lock.ts';
import { uuid } from '../../booking/uuid.ts';
import { type BookingAttempt, bookingAttempts } from '../../storage/booking-attempt.ts';
import { refusedFieldsEntries } from '../../storage/refused-fields.ts';
import { useStored } from '../../storage/use-stored.ts';
import type { CheckoutTrip } from '../../trip/checkout-trip.ts';
import { fetchOffer } from './fetch-offer.ts';

const slowAfterMs = 60_000;

/** Milliseconds for which the page says that an abandoned request has become a booking, before it leads there. */
const madeNoticeMs = 2500;

const wait = (seconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/**
 * Nothing was sent: `repriced`, as the price is not the one that was on the button; `unread`, as the terms or policies are not those that were
 * agreed to.
 */
type Unsent = { kind: 'sold' } | { kind: 'repriced'; change: QuoteChange } | { kind: 'unread' };
type Outcome = BookingOutcome | { kind: 'left' } | Unsent;
function toStatus(outcome: Exclude<Outcome, { kind: 'booked' }>): BookingStatus {
  if (outcome.kind === 'unread') return 'idle';
  if (outcome.kind === 'failed' && outcome.error === 'cabins_unavailable') return 'sold';
  return outcome.kind === 'refused' && hasProblemType(outcome.error, 'unpaidCabins') ? 'unpaid' : outcome.kind;
}

/** What the page shows while it books: the attempt that was open when it began, and the price on the button. */
type Running = { shown: BookingAttempt | null; promised: Quote | null };

/** What was on the screen at the press: the request, its price, and the coupon that it was priced with. */
type Order = {
  toBody: ToBody;
  promised: Quote;
  coupon: Voucher | null;
  /** True if the consents on the screen hold for an offer that was fetched since. */
  isAgreed(offer: QuoteContext): boolean;
  /** Called once the page shows an offer that the consents do not hold for; nothing was sent. */
  onUnread(): void;
};

/**
 * Books this page's departure, exactly once. An attempt that was pending when the page was left resumes automatically.
 * `onBooked` is called once the booking is completely processed.
 */
export function useBooking(trip: CheckoutTrip, onBooked: (bookingId: string) => void) {
  const services = useServices();
  const { client, queries, queryClient } = services;
  const { id } = trip.departure;
  const lock = useMemo(() => tabLock('booking', navigator.locks), []);
  const booker = useMemo(() => createBooker({ client, attempts: bookingAttempts(services), uuid, lock }), [client, services, lock]);
  /** A booking whose processing was pending when the page was left: it goes on with this page. */
  const [resumed] = useState(() => {
    const open = booker.open(id);
    return open?.bookingId ? { shown: open, promised: open.promised } : null;
  });
  const [status, setStatus] = useState<BookingStatus>(resumed ? 'booking' : 'idle');
  const [retryDelay, setRetryDelay] = useState(0);
  const [isDepartureRefused, setIsDepartureRefused] = useState(false);
  const stored = useStored(bookingAttempts, (attempts) => attempts.peek(id))?.value ?? null;
  /** The attempt that the page showed when it started to book. It stays until the outcome is known, and while the page navigates to the payment. */
  const [running, setRunning] = useState<Running | null>(resumed);
  /** Why nothing was sent: how the price has changed. */
  const [change, setChange] = useState<QuoteChange | null>(null);
  // Holds the values of the latest render: the page may be unmounted before the booking ends.
  const latest = useRef({ trip, onBooked, isMounted: false });
  useEffect(() => {
    latest.current = { trip, onBooked, isMounted: true };
    return () => {
      latest.current.isMounted = false;
    };
  }, [trip, onBooked]);

  const finish = useCallback(
    async ({ id: bookingId, body, promised }: Extract<BookingOutcome, { kind: 'booked' }>): Promise<void> => {
      const { departure, shipName, names, carried } = latest.current.trip;
      // From here on, the body that was sent, its promise and the booking's own price count, not the current state of the page.
      const request = queryClient.query({
        ...bookingQueries(client).detail(bookingId),
        retry: (_, error) => !isDefinitiveError(error),
      });
      const made = await request.catch(() => null);
      const price = bookedQuote({ body, promised }, latest.current.trip, made);
      const transaction = made?.status === 'completed' ? made.number : body.idempotency_key;
      await finishBooking(
        { services, booker, lock },
        { bookingId, transaction, departure, quote: price, coupon: body.voucher, shipName, promised, carried, ...names },
      );
      if (latest.current.isMounted) latest.current.onBooked(bookingId);
    },
    [services, queryClient, client, booker, lock],
  );

  const begin = useCallback(
    (pendingStatus: BookingStatus, promised: Quote | null): void => {
      const open = booker.open(id);
      setStatus(pendingStatus);
      setRunning({ shown: open, promised: open ? open.promised : promised });
    },
    [booker, id],
  );

  const sendOnce = useCallback(async (send: () => Promise<Outcome>): Promise<Outcome> => {
    const timer = setTimeout(() => setStatus('slow'), slowAfterMs);
    const outcome = await send();
    clearTimeout(timer);
    return outcome;
  }, []);

  /** Shows the outcome of a request. After a response that asks to wait, sends it again. */
  const show = useCallback(
    async (
      first: Outcome,
      send: () => Promise<Outcome>,
      pendingStatus: BookingStatus = 'booking',
      promised: Quote | null = null,
    ): Promise<void> => {
      const getDelay = (response: Outcome) => (response.kind === 'unknown' ? getRetryDelay(response.error) : null);
      let outcome = first;
      for (let delay = getDelay(outcome); delay !== null && latest.current.isMounted; delay = getDelay(outcome)) {
        setRetryDelay(delay);
        setStatus('limited');
        await wait(delay);
        // A page that was left in the meantime does not ask again; the attempt stays.
        if (!latest.current.isMounted) break;
        begin(pendingStatus, promised);
        outcome = await sendOnce(send);
      }
      if (outcome.kind === 'booked') {
        if (pendingStatus === 'checking') {
          setStatus('made');
          await new Promise((resolve) => setTimeout(resolve, madeNoticeMs));
        }
        return finish(outcome);
      }
      setChange(outcome.kind === 'repriced' ? outcome.change : null);
      if (outcome.kind !== 'left' && outcome.kind !== 'repriced' && outcome.kind !== 'unread')
        console.error('The booking was not made', outcome);
      // The availability may have changed.
      if (outcome.kind === 'failed') void queryClient.invalidateQueries({ queryKey: queries.departures.cabins(id).queryKey });
      if (outcome.kind === 'refused') {
        refusedFieldsEntries(services).write(id, refusedFields(outcome.error.body));
        setIsDepartureRefused(refusesDeparture(outcome.error.body));
      }
      setStatus(toStatus(outcome));
      setRunning(null);
    },
    [begin, sendOnce, finish, queryClient, queries, services, id],
  );
  const start = (request: () => Promise<Outcome>, pendingStatus: BookingStatus = 'booking', promised: Quote | null = null): void => {
    begin(pendingStatus, promised);
    void sendOnce(request).then((outcome) => show(outcome, request, pendingStatus, promised));
  };

  /** Sends the order, unless a last check finds that a chosen cabin is sold, that it costs something else, or that something else is to be agreed to by now. */
  const send = useCallback(
    async ({ toBody, promised, coupon, isAgreed, onUnread }: Order): Promise<Outcome> => {
      // A request that was sent already is repeated as it is.
      const open = booker.resume(id);
      if (open) return open;
      // The calendar fetches again when it is next opened.
      void queryClient.invalidateQueries({ queryKey: ['tours'], refetchType: 'none' });
      const { trip } = latest.current;
      const body = toBody('');
      const offer = await fetchOffer(services, body.voucher, { ...trip, coupon });
      if (soldCabins(trip.carried.cabins, offer.cabinTypes) !== null) return { kind: 'sold' };
      const changed = quoteChange(promised, quote(toQuoteInput(body, offer)));
      if (changed) return { kind: 'repriced', change: changed };
      if (isAgreed(offer)) return booker.book(toBody, promised);
      // The page shows the new offer by then.
      void afterPaint().then(onUnread);
      return { kind: 'unread' };
    },
    [services, queryClient, booker, id],
  );

  const resume = useCallback(async (): Promise<Outcome> => (await booker.resume(id)) ?? { kind: 'left' }, [booker, id]);
  useEffect(() => {
    if (resumed) void sendOnce(resume).then((outcome) => show(outcome, resume));
  }, [resumed, sendOnce, show, resume]);

  return {
    status,
    /** After how many seconds a `limited` request is repeated. */
    retryDelay,
    /** The open attempt, which the page shows if there is one. */
    attempt: running ? running.shown : stored,
    /** The page is booking or navigating to the payment. */
    isRunning: running !== null,
    /** The backend has refused the departure itself. */
    isDepartureRefused,
    /** The price on the button when the attempt was sent, or is being sent; null if there is none, or if it is unknown. */
    promised: running ? running.promised : (stored?.promised ?? null),
    /** How the price differs from the one on the button, with the status `repriced`. */
    change,
    isOpen: (): boolean => booker.open(id) !== null,
    book: (order: Order): void => start(() => send(order), 'booking', order.promised),
    /** Says, in place of sending anything, how the price differs from the one on the button. */
    stop(changed: QuoteChange): void {
      setChange(changed);
      setStatus('repriced');
    },
    resume: (): void => start(resume),
    startOver: (): void => start(() => booker.abandon(id), 'checking'),
  };
}

export type Booking = ReturnType<typeof useBooking>;
