import { bookingEndpoints } from '@booking/api';
import { bookingState } from '@booking/domain/booking';
import { zero } from '@booking/domain/money';
import { defaultPaymentType } from '@booking/domain/payment';
import { balanceDueDate, usdEstimate } from '@booking/domain/pricing';
import type { CompletedBooking, PaymentType } from '@booking/domain/schema';
import { useFormat } from '@booking/ui/i18n';
import { BookingPaymentView } from '@booking/ui/steps/payment';
import { useParams, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import { useHrefs, useServices } from '../boot/services.ts';
import { useProgress } from '../boot/use-progress.tsx';
import { PaymentForm } from '../payment/payment-form.tsx';
import { failedStatus, previousFailure } from '../payment/previous-failure.ts';
import { useGateway } from '../payment/use-gateway.ts';
import { usePaymentOutcome } from '../payment/use-payment-outcome.ts';
import { BookingLoaderContainer } from './booking-loader-container.tsx';
import { BookingResultContainer } from './booking-result-container.tsx';
import { BookingTripAside, useBookingSummary } from './booking-trip-aside.tsx';
import { FramedPaymentContainer, useInFrame } from './framed-payment-container.tsx';
import { OutcomePending } from './outcome-pending.tsx';
import { Redirect } from './redirect.tsx';

/** Step 6, bookings/{booking}/payment. Specification section 2. */
export function BookingPaymentContainer() {
  const { booking } = useParams({ from: '/bookings/$booking/payment' });
  const { fullHrefs } = useServices();
  const hrefs = useHrefs();
  const inFrame = useInFrame();
  if (inFrame) return <FramedPaymentContainer href={fullHrefs.payment(booking)} />;
  return (
    <BookingLoaderContainer bookingId={booking}>
      {(completed, refresh) =>
        bookingState(completed) === 'payable' ? (
          <PayableBooking booking={completed} onStale={refresh} />
        ) : (
          <Redirect href={hrefs.confirmed(completed.id)} />
        )
      }
    </BookingLoaderContainer>
  );
}

/** A booking that can be paid; where the attempt before turns out to be under way or done, its result instead of a form. */
function PayableBooking({ booking, onStale }: { booking: CompletedBooking; onStale(): void }) {
  const { previous_status } = useSearch({ from: '/bookings/$booking/payment' });
  const provider = useGateway(booking.market);
  const outcome = usePaymentOutcome(provider.gateway, { redirectStatus: failedStatus(previous_status), ownStatus: 'Open' });
  if (outcome.kind !== 'known') return <OutcomePending outcome={outcome} onRetry={provider.retry} />;
  const { view } = outcome;
  if (view.kind === 'succeeded' || view.kind === 'processing') return <BookingResultContainer booking={booking} status={view.kind} />;
  return <BookingPaymentForm booking={booking} onStale={onStale} provider={provider} previous={previousFailure(outcome)} />;
}

type FormProps = {
  booking: CompletedBooking;
  onStale(): void;
  provider: ReturnType<typeof useGateway>;
  previous: ReturnType<typeof previousFailure>;
};

function BookingPaymentForm({ booking, onStale, provider, previous }: FormProps) {
  const { client, today } = useServices();
  const hrefs = useHrefs();
  const progress = useProgress(6);
  const { dateRange } = useFormat();
  const summary = useBookingSummary(booking.id);
  const { id, deposit, full_amount, market, exchange_rate, name, email } = booking;
  const [busy, setBusy] = useState(false);
  const [chosen, setChosen] = useState<PaymentType | null>(null);
  const type = deposit === null ? 'full_payment' : (chosen ?? defaultPaymentType(deposit));
  const due = type === 'deposit' && deposit !== null ? deposit : full_amount;
  const restBy = balanceDueDate(booking.departure_date);
  const requestSecret = useCallback(
    async (payment_method_id: string) => {
      const { client_secret } = await client.call(bookingEndpoints.payBooking, { params: { id }, body: { type, payment_method_id } });
      return client_secret;
    },
    [client, id, type],
  );
  const order = useMemo(
    () => ({ name, email, requestSecret, returnUrl: new URL(hrefs.confirmed(id), window.location.origin).href }),
    [name, email, requestSecret, hrefs, id],
  );
  return (
    <BookingPaymentView
      bookingNumber={booking.number}
      dates={summary ? dateRange(summary.departure.date, summary.departure.end_date) : null}
      amounts={{
        total: booking.amount,
        localCosts: booking.local_costs,
        insurance: booking.insurance_amount,
        due,
        dueUsd: market === 'north_america' ? usdEstimate(due, exchange_rate) : null,
        choice:
          deposit === null
            ? null
            : { type, deposit, full: full_amount, restBy: restBy > today() ? restBy : null, busy, onSwitch: setChosen },
      }}
      progress={progress}
      aside={<BookingTripAside booking={booking} />}
    >
      {due === zero ? null : (
        <PaymentForm
          key={provider.attempt}
          gateway={provider.gateway}
          onReload={provider.retry}
          market={market}
          exchangeRate={exchange_rate}
          amount={due}
          order={order}
          previous={previous}
          onStale={onStale}
          onBusy={setBusy}
        />
      )}
    </BookingPaymentView>
  );
}
