import { bookingEndpoints } from '@booking/api';
import { zero } from '@booking/domain/money';
import { findLanguage } from '@booking/domain/schema';
import { paymentOption, paymentState } from '@booking/domain/steps';
import { StandalonePaymentView } from '@booking/ui/steps/payment';
import { Navigate } from '@tanstack/react-router';
import { useHrefs, useScreens } from '../../app/addresses.ts';
import { getAttribution } from '../../app/attribution.ts';
import { useServices } from '../../app/services.ts';
import { Aside } from '../../layout/aside.tsx';
import { useStepLayout } from '../../layout/use-step-layout.tsx';
import { failedStatus, previousFailure } from '../../payment/previous-failure.ts';
import { useReturnHint } from '../../payment/return-hint.ts';
import { CheckingPayment } from '../../trip/booked/checking-payment.tsx';
import { useStandaloneReturn } from '../../trip/booked/use-standalone-return.ts';
import { OpenForm } from './open-form.tsx';

/** payments/{payment}: the form of an open payment. Any other status redirects to the result. */
export function StandalonePaymentContainer() {
  const { client } = useServices();
  const { standalonePayment, standaloneCompleted } = useScreens();
  const { payment: paymentId } = standalonePayment.useParams();
  const { href } = useHrefs();
  const { title } = useStepLayout();
  const flag = failedStatus(useReturnHint(standalonePayment.useSearch().previous_status) ?? undefined);
  const { payment, refresh, provider, returned } = useStandaloneReturn(paymentId, flag);
  const { id, amount, full_name: name, email, booking_number: number } = payment;
  const { status, intent } = returned;
  const isOpen = payment.status === 'Open';
  const state = paymentState(isOpen, status);
  if (state === 'result') {
    const isProcessing = payment.status === 'Processing' || (isOpen && status === 'processing');
    const search = (before: object) => ({ ...getAttribution(before), redirect_status: isProcessing ? 'processing' : 'succeeded' });
    return <Navigate to={standaloneCompleted.to} params={{ payment: id }} search={search} replace />;
  }
  if (state === 'checking' || status === 'checking')
    return <CheckingPayment returned={returned} bookingNumber={number} onRetry={provider.retry} />;
  const order = {
    name,
    email,
    requestSecret: async (payment_method_id: string) =>
      (await client.call(bookingEndpoints.pay, { params: { id }, body: { payment_method_id } })).client_secret,
    returnUrl: new URL(href({ to: standaloneCompleted.to, params: { payment: id } }), window.location.origin).href,
  };
  const previous = previousFailure({ status, intent, flagged: flag !== null });
  return (
    <StandalonePaymentView
      title={title}
      bookingNumber={number}
      description={payment.description ?? payment.name}
      language={findLanguage(payment.locale ?? '')}
      amount={amount}
      amountUsd={paymentOption(amount, payment).usd}
      aside={<Aside />}
    >
      {amount === zero ? null : (
        <OpenForm returned={returned} provider={provider} payment={payment} order={order} previous={previous} onStale={refresh} />
      )}
    </StandalonePaymentView>
  );
}
