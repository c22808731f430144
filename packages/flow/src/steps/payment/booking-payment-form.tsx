import { zero } from '@booking/domain/money';
import type { CompletedBooking } from '@booking/domain/schema';
import { paymentStep } from '@booking/domain/steps';
import { BookingPaymentView, PaymentAmounts } from '@booking/ui/steps/payment';
import { useState } from 'react';
import { useScreens } from '../../app/addresses.ts';
import { useServices } from '../../app/services.ts';
import { useSearchState } from '../../app/use-search-state.ts';
import { PaymentForm, type PaymentFormProps } from '../../payment/payment-form.tsx';
import { useForgetSettled, useRemoveHint } from '../../payment/return-hint.ts';
import type { ReturnedPayment } from '../../payment/use-returned-payment.ts';
import { BookingTripAside } from '../../trip/booked/booking-trip-aside.tsx';
import { useBookingLayout } from '../../trip/booked/use-booking-layout.ts';
import { PriceDifferenceNotice } from './price-difference-notice.tsx';
import { useHold } from './use-hold.ts';
import { usePaymentOrder } from './use-payment-order.ts';

type BookingPaymentFormProps = Pick<PaymentFormProps, 'provider' | 'previous' | 'onStale'> & {
  booking: CompletedBooking;
  returned: ReturnedPayment;
};

/** The form of an unpaid booking. The address has the choice; the amounts that follow from it are `paymentStep` of the domain. */
export function BookingPaymentForm({ booking, returned, ...payment }: BookingPaymentFormProps) {
  const { today, runtime } = useServices();
  const { payment: screen } = useScreens();
  const layout = useBookingLayout(booking);
  const [busy, setBusy] = useState(false);
  const [{ pay }, choose] = useSearchState<{ pay?: string | undefined }>(screen.useSearch());
  useRemoveHint();
  useForgetSettled(returned);
  const hold = useHold(booking.hold_expires_at, busy, payment.onStale);
  const step = paymentStep({ booking, paymentTerms: runtime.facts.paymentTerms, today: today() }, { pay });
  const order = usePaymentOrder(booking, step, pay);
  const { amount } = step.due;
  return (
    <BookingPaymentView
      {...layout}
      aside={<BookingTripAside booking={booking} above={<PaymentAmounts step={step} />} />}
      bookingNumber={booking.number}
      email={booking.email}
      step={step}
      hold={hold}
      busy={busy}
      onSwitch={(next) => choose(() => ({ pay: next }))}
      notice={<PriceDifferenceNotice booking={booking} />}
    >
      {amount === zero ? null : (
        <PaymentForm
          {...payment}
          market={booking.market}
          exchangeRate={booking.exchange_rate}
          amount={amount}
          order={order}
          bookingNumber={booking.number}
          start={booking.departure_date}
          onBusy={setBusy}
        />
      )}
    </BookingPaymentView>
  );
}
