import { bookingEndpoints } from '@booking/api';
import { type Cents, subtract, zero } from '@booking/domain/money';
import { amountDue, defaultPaymentType, isInsuredDeposit, isPaymentType, paymentPlan, restDueDate } from '@booking/domain/payment';
import { usdEstimate } from '@booking/domain/pricing';
import type { CompletedBooking, PaymentType } from '@booking/domain/schema';
import { BookingPaymentView } from '@booking/ui/steps/payment';
import { Navigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useHrefs, useScreens } from '../../app/addresses.ts';
import { getAttribution } from '../../app/attribution.ts';
import { useServices } from '../../app/services.ts';
import { useSearchState } from '../../app/use-search-state.ts';
import type { PaymentError } from '../../payment/gateway.ts';
import { PaymentForm } from '../../payment/payment-form.tsx';
import { failedStatus, previousFailure } from '../../payment/previous-failure.ts';
import { useForgetSettled, useRemoveHint, useReturnHint } from '../../payment/return-hint.ts';
import type { Provider } from '../../payment/use-gateway.ts';
import type { ReturnedPayment } from '../../payment/use-returned-payment.ts';
import { type Refresh, RequireCompletedBooking } from '../../payment-pages/booking-states.tsx';
import { BookingTripAside } from '../../payment-pages/booking-trip-aside.tsx';
import { CheckingPayment } from '../../payment-pages/checking-payment.tsx';
import { useBookingLayout } from '../../payment-pages/use-booking-layout.ts';
import { useBookingReturn } from '../../payment-pages/use-booking-return.ts';
import { PriceDifferenceNotice } from './price-difference-notice.tsx';
import { useHold } from './use-hold.ts';

/** Step 6, bookings/{booking}/payment. */
export function BookingPaymentContainer() {
  const { booking } = useScreens().payment.useParams();
  return (
    <RequireCompletedBooking bookingId={booking}>
      {(completed, refresh) => <BookingPayment booking={completed} refresh={refresh} />}
    </RequireCompletedBooking>
  );
}

/** The form of an unpaid booking. A booking that is paid according to our backend or the provider redirects to its confirmation. */
function BookingPayment({ booking, refresh }: { booking: CompletedBooking; refresh: Refresh }) {
  const { payment, confirmed } = useScreens();
  const flag = failedStatus(useReturnHint(payment.useSearch().previous_status) ?? undefined);
  const { provider, returned } = useBookingReturn(booking, flag, refresh);
  const { status, intent } = returned;
  if (booking.can_pay && status === 'checking')
    return <CheckingPayment returned={returned} bookingNumber={booking.number} onRetry={provider.retry} />;
  if (!booking.can_pay || status === 'succeeded' || status === 'processing')
    return <Navigate to={confirmed.to} params={{ booking: booking.id }} search={getAttribution} replace />;
  const previous = status === 'checking' ? null : previousFailure({ status, intent, flagged: flag !== null });
  return <BookingPaymentForm booking={booking} onStale={refresh} returned={returned} provider={provider} previous={previous} />;
}

type FormProps = {
  booking: CompletedBooking;
  onStale: Refresh;
  returned: ReturnedPayment;
  provider: Provider;
  previous: PaymentError | null;
};

function BookingPaymentForm({ booking, onStale, returned, provider, previous }: FormProps) {
  const { client, today, runtime } = useServices();
  const { paymentTerms } = runtime.facts;
  const { confirmed, payment } = useScreens();
  const { href } = useHrefs();
  const layout = useBookingLayout(booking);
  const { id, market, exchange_rate, name, email, number } = booking;
  const [busy, setBusy] = useState(false);
  const [{ pay }, choose] = useSearchState<{ pay?: string | undefined }>(payment.useSearch());
  useRemoveHint();
  useForgetSettled(returned);
  const hold = useHold(booking.hold_expires_at, busy, onStale);
  const plan = paymentPlan(booking);
  const { deposit, full, rest } = plan;
  const type = deposit !== null && isPaymentType(pay) ? pay : defaultPaymentType(deposit);
  const due = amountDue(plan, type);
  const restBy = restDueDate(booking, today(), paymentTerms);
  const toUsd = (amount: Cents) => (market === 'north_america' ? usdEstimate(amount, exchange_rate) : null);
  const toOption = (amount: Cents) => ({ amount, usd: toUsd(amount) });
  const order = {
    name,
    email,
    requestSecret: async (payment_method_id: string) =>
      (await client.call(bookingEndpoints.payBooking, { params: { id }, body: { type, payment_method_id } })).client_secret,
    returnUrl: new URL(href({ to: confirmed.to, params: { booking: id }, search: { pay } }), window.location.origin).href,
  };
  const onSwitch = (next: PaymentType) => choose(() => ({ pay: next }));
  return (
    <BookingPaymentView
      bookingNumber={number}
      email={email}
      amounts={{
        total: booking.amount,
        localCosts: booking.local_costs,
        insurance: booking.insurance_amount,
        full: booking.full_amount,
        paid: plan.paid,
        due,
        dueUsd: toUsd(due),
        insuredDeposit: isInsuredDeposit(booking, paymentTerms),
        rest: subtract(full, due),
        restBy,
        choice:
          deposit === null
            ? null
            : { type, options: { deposit: toOption(deposit), full_payment: toOption(full) }, rest, restBy, busy, onSwitch },
      }}
      hold={hold}
      {...layout}
      aside={<BookingTripAside booking={booking} />}
    >
      <PriceDifferenceNotice booking={booking} />
      {due === zero ? null : (
        <PaymentForm
          provider={provider}
          market={market}
          exchangeRate={exchange_rate}
          amount={due}
          order={order}
          bookingNumber={number}
          previous={previous}
          onStale={onStale}
          onBusy={setBusy}
        />
      )}
    </BookingPaymentView>
  );
}
