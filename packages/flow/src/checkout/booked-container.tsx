import { isDefinitiveError } from '@booking/api';
import { bookingQueries } from '@booking/api/queries';
import { bookedTripState } from '@booking/domain/booking';
import { BookedView } from '@booking/ui/steps/confirmation';
import { BookedTrip } from '@booking/ui/steps/conflicts';
import { SummaryPanel } from '@booking/ui/summary';
import { useQuery } from '@tanstack/react-query';
import { useHrefs, useScreens } from '../app/addresses.ts';
import { useInFrame, useServices } from '../app/services.ts';
import { Aside } from '../layout/aside.tsx';
import { bookingSummaries } from '../storage/booking-summary.ts';
import { recentBookingEntries } from '../storage/recent-booking.ts';
import { useStored } from '../storage/use-stored.ts';
import type { CheckoutTrip } from './checkout-trip.ts';
import { useCheckoutLayout } from './use-checkout-layout.ts';

type BookedContainerProps = { trip: CheckoutTrip; bookingId: string; earlier: boolean };

/** Shown after the booking: its number and a link to its payment. In a frame the link opens the full shell, as a frame never takes payments. */
export function BookedContainer({ trip, bookingId, earlier }: BookedContainerProps) {
  const { payment } = useScreens();
  const { href, fullHref } = useHrefs();
  const { layout, links } = useCheckoutLayout(trip);
  const { departure, tourName, tourLanguage, portNames, shipName, dates } = trip;
  const inFrame = useInFrame();
  const { client } = useServices();
  const { data: booking } = useQuery(bookingQueries(client).detail(bookingId));
  const summary = useStored(bookingSummaries, (summaries) => summaries.peek(bookingId));
  return (
    <BookedView
      paymentHref={(inFrame ? fullHref : href)({ to: payment.to, params: { booking: bookingId } })}
      newWindow={inFrame}
      earlier={earlier}
      booking={booking?.status === 'completed' ? { number: booking.number, state: bookedTripState(booking) } : null}
      onRequest={departure.on_request}
      {...layout}
      aside={
        <Aside>
          <SummaryPanel
            tourName={tourName}
            tourLanguage={tourLanguage}
            portNames={portNames}
            departure={departure}
            shipName={shipName}
            quote={summary?.quote ?? null}
            {...trip.names}
          />
        </Aside>
      }
      backHref={links.personal_information}
      bar={{ total: summary?.quote.total ?? null, dates }}
    />
  );
}

/** Says that this browser has booked this departure; nothing if it has not. */
export function BookedTripNotice({ departureId }: { departureId: string }) {
  const recent = useStored(recentBookingEntries, (entries) => entries.peek(departureId))?.value ?? null;
  return recent ? <BookedNotice bookingId={recent.id} /> : null;
}

function BookedNotice({ bookingId }: { bookingId: string }) {
  const { client } = useServices();
  const { payment } = useScreens();
  const { href, fullHref } = useHrefs();
  const inFrame = useInFrame();
  const { data, error } = useQuery(bookingQueries(client).detail(bookingId));
  // A booking that failed, or that the backend does not know, is none.
  if (data?.status === 'failed' || (data === undefined && isDefinitiveError(error))) return null;
  return (
    <BookedTrip
      booking={data?.status === 'completed' ? { number: data.number, state: bookedTripState(data) } : null}
      href={(inFrame ? fullHref : href)({ to: payment.to, params: { booking: bookingId } })}
      newWindow={inFrame}
    />
  );
}
