import { bookingEndpoints } from '@booking/api';
import { bookingState } from '@booking/domain/booking';
import { zero } from '@booking/domain/money';
import { defaultPaymentType } from '@booking/domain/payment';
import { balanceDueDate, usdEstimate } from '@booking/domain/pricing';
import type { CompletedBooking, PaymentType } from '@booking/domain/schema';
import { useFormat } from '@booking/ui/i18n';
import { BookingPaymentView } from '@booking/ui/steps/payment';
import { Navigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useHrefs, useScreens } from '../../app/addresses.ts';
import { attributionOf } from '../../app/attribution.ts';
import { useServices } from '../../app/services.ts';
import { useStepFrame } from '../../layout/use-step-frame.tsx';
import { PaymentForm } from '../../payment/payment-form.tsx';
import { failedStatus, previousFailure } from '../../payment/previous-failure.ts';
import { useGateway } from '../../payment/use-gateway.ts';
import { useReturnedPayment } from '../../payment/use-returned-payment.ts';
import { AskingProvider } from '../shared/asking-provider.tsx';
import { BookingResultContainer } from '../shared/booking-result-container.tsx';
import { OnceCompleted } from '../shared/booking-states.tsx';
import { BookingTripAside, useBookingSummary } from '../shared/booking-trip-aside.tsx';

/** Step 6, bookings/{booking}/payment. PAY-1. */
export function BookingPaymentContainer() {
  const screens = useScreens();
  const { booking } = screens.payment.useParams();
  return (
    <OnceCompleted bookingId={booking}>
      {(completed, refresh) =>
        bookingState(completed) === 'payable' ? (
          <PayableBooking booking={completed} onStale={refresh} />
        ) : (
          <Navigate to={screens.confirmed.to} params={{ booking }} search={attributionOf} replace />
        )
      }
    </OnceCompleted>
  );
}

/** A booking that can be paid; where the previous attempt is processing or has succeeded, its result instead of a form. */
function PayableBooking({ booking, onStale }: { booking: CompletedBooking; onStale(): void }) {
  const { previous_status } = useScreens().payment.useSearch();
  const provider = useGateway(booking.market);
  const returned = useReturnedPayment(provider.gateway);
  const { intent } = returned;
  if (intent === undefined) return <AskingProvider returned={returned} onRetry={provider.retry} />;
  const status = returned.status({ redirectStatus: failedStatus(previous_status), ownStatus: 'Open' });
  if (status === 'succeeded' || status === 'processing') return <BookingResultContainer booking={booking} status={status} />;
  return <BookingPaymentForm booking={booking} onStale={onStale} provider={provider} previous={previousFailure(status, intent)} />;
}

type FormProps = {
  booking: CompletedBooking;
  onStale(): void;
  provider: ReturnType<typeof useGateway>;
  previous: ReturnType<typeof previousFailure>;
};

function BookingPaymentForm({ booking, onStale, provider, previous }: FormProps) {
  const { client, today } = useServices();
  const { confirmed } = useScreens();
  const { href } = useHrefs();
  const frame = useStepFrame();
  const { dateRange } = useFormat();
  const summary = useBookingSummary(booking.id);
  const { id, deposit, full_amount, market, exchange_rate, name, email } = booking;
  const [busy, setBusy] = useState(false);
  const [chosen, setChosen] = useState<PaymentType | null>(null);
  const type = deposit === null ? 'full_payment' : (chosen ?? defaultPaymentType(deposit));
  const due = type === 'deposit' && deposit !== null ? deposit : full_amount;
  const restBy = balanceDueDate(booking.departure_date);
  const order = {
    name,
    email,
    requestSecret: async (payment_method_id: string) =>
      (await client.call(bookingEndpoints.payBooking, { params: { id }, body: { type, payment_method_id } })).client_secret,
    returnUrl: new URL(href({ to: confirmed.to, params: { booking: id } }), window.location.origin).href,
  };
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
      {...frame}
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
