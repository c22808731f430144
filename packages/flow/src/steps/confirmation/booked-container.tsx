import { BookedView } from '@booking/ui/steps/confirmation';
import { SummaryPanel } from '@booking/ui/summary';
import { useHrefs, useServices } from '../boot/services.ts';
import { bookingSummaries } from '../storage/booking-summary.ts';
import { Aside } from './aside.tsx';
import type { CheckoutTrip } from './checkout-trip.ts';
import { useCheckoutProgress } from './use-checkout-progress.tsx';

type BookedContainerProps = { trip: CheckoutTrip; bookingId: string; earlier: boolean };

/** The booking is there: only the way to its payment. A framed page never pays: the payment opens in the full shell. Decisions, Embedding. */
export function BookedContainer({ trip, bookingId, earlier }: BookedContainerProps) {
  const { runtime, fullHrefs, storage } = useServices();
  const hrefs = useHrefs();
  const progress = useCheckoutProgress(5, trip);
  const { departure, carried, shipName, dates } = trip;
  const inFrame = runtime.framed || runtime.shell === 'frame';
  const summary = bookingSummaries(storage).read(bookingId);
  return (
    <BookedView
      paymentHref={(inFrame ? fullHrefs : hrefs).payment(bookingId)}
      newWindow={inFrame}
      earlier={earlier}
      progress={progress}
      aside={
        <Aside>
          <SummaryPanel
            tourName={departure.tour_name}
            departure={departure}
            shipName={shipName}
            quote={summary?.quote ?? null}
            {...trip.names}
          />
        </Aside>
      }
      backHref={hrefs.passengers(departure.id, carried)}
      bar={{ total: summary?.quote.total ?? null, dates }}
    />
  );
}
