import { bookingEndpoints } from '@booking/api';
import { zero } from '@booking/domain/money';
import { usdEstimate } from '@booking/domain/pricing';
import { findLanguage } from '@booking/domain/schema';
import { StandalonePaymentView } from '@booking/ui/steps/payment';
import { Navigate } from '@tanstack/react-router';
import { useHrefs, useScreens } from '../../app/addresses.ts';
import { getAttribution } from '../../app/attribution.ts';
import { useServices } from '../../app/services.ts';
import { Aside } from '../../layout/aside.tsx';
import { useStepLayout } from '../../layout/use-step-layout.tsx';
import { PaymentForm, type PaymentFormProps } from '../../payment/payment-form.tsx';
import { failedStatus, previousFailure } from '../../payment/previous-failure.ts';
import { useForgetSettled, useRemoveHint, useReturnHint } from '../../payment/return-hint.ts';
import type { ReturnedPayment } from '../../payment/use-returned-payment.ts';
import { CheckingPayment } from '../../payment-pages/checking-payment.tsx';
import { useStandaloneReturn } from '../../payment-pages/use-standalone-return.ts';

/** payments/{payment}: the form of an open payment. Any other status redirects to the result. */
export function StandalonePaymentContainer() {
  const { client } = useServices();
  const { standalonePayment, standaloneCompleted } = useScreens();
  const { payment: paymentId } = standalonePayment.useParams();
  const { href } = useHrefs();
  const { title } = useStepLayout();
  const flag = failedStatus(useReturnHint(standalonePayment.useSearch().previous_status) ?? undefined);
  const { payment, refresh, provider, returned } = useStandaloneReturn(paymentId, flag);
  const { id, amount, market, exchange_rate, full_name: name, email, booking_number } = payment;
  const { status, intent } = returned;
  const isOpen = payment.status === 'Open';
  if (!isOpen || status === 'succeeded' || status === 'processing') {
    const isProcessing = payment.status === 'Processing' || (isOpen && status === 'processing');
    const search = (before: object) => ({ ...getAttribution(before), redirect_status: isProcessing ? 'processing' : 'succeeded' });
    return <Navigate to={standaloneCompleted.to} params={{ payment: id }} search={search} replace />;
  }
  if (status === 'checking') return <CheckingPayment returned={returned} bookingNumber={booking_number} onRetry={provider.retry} />;
  const order = {
    name,
    email,
    requestSecret: async (payment_method_id: string) =>
      (await client.call(bookingEndpoints.pay, { params: { id }, body: { payment_method_id } })).client_secret,
    returnUrl: new URL(href({ to: standaloneCompleted.to, params: { payment: id } }), window.location.origin).href,
  };
  return (
    <StandalonePaymentView
      title={title}
      bookingNumber={booking_number}
      description={payment.description ?? payment.name}
      language={findLanguage(payment.locale ?? '')}
      amount={amount}
      amountUsd={market === 'north_america' ? usdEstimate(amount, exchange_rate) : null}
      aside={<Aside />}
    >
      {amount === zero ? null : (
        <OpenForm
          returned={returned}
          provider={provider}
          market={market}
          exchangeRate={exchange_rate}
          amount={amount}
          order={order}
          bookingNumber={booking_number}
          previous={previousFailure({ status, intent, flagged: flag !== null })}
          onStale={refresh}
        />
      )}
    </StandalonePaymentView>
  );
}

/** The page stays, so the status is removed from its address. */
function OpenForm({ returned, ...props }: PaymentFormProps & { returned: ReturnedPayment }) {
  useRemoveHint();
  useForgetSettled(returned);
  return <PaymentForm {...props} />;
}
