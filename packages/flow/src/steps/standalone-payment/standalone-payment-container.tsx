import { bookingEndpoints } from '@booking/api';
import { zero } from '@booking/domain/money';
import { usdEstimate } from '@booking/domain/pricing';
import type { Payment } from '@booking/domain/schema';
import { StandalonePaymentView } from '@booking/ui/steps/payment';
import { useParams, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { useHrefs, useServices } from '../boot/services.ts';
import { PaymentForm } from '../payment/payment-form.tsx';
import { failedStatus, previousFailure } from '../payment/previous-failure.ts';
import { useGateway } from '../payment/use-gateway.ts';
import { usePaymentOutcome } from '../payment/use-payment-outcome.ts';
import { Aside } from './aside.tsx';
import { FramedPaymentContainer, useInFrame } from './framed-payment-container.tsx';
import { OutcomePending } from './outcome-pending.tsx';
import { Redirect } from './redirect.tsx';
import { StandalonePaymentLoader } from './standalone-payment-loader.tsx';

/** payments/{payment}: Processing and what is no longer Open lead to the result; else the form. Specification section 2. */
export function StandalonePaymentContainer() {
  const { payment } = useParams({ from: '/payments/$payment' });
  const { fullHrefs } = useServices();
  const hrefs = useHrefs();
  const inFrame = useInFrame();
  if (inFrame) return <FramedPaymentContainer href={fullHrefs.standalonePayment(payment)} />;
  return (
    <StandalonePaymentLoader paymentId={payment}>
      {(found, refresh) => {
        if (found.status === 'Open') return <OpenPayment payment={found} onStale={refresh} />;
        const redirect_status = found.status === 'Processing' ? 'processing' : 'succeeded';
        return <Redirect href={hrefs.standaloneCompleted(found.id, { redirect_status })} />;
      }}
    </StandalonePaymentLoader>
  );
}

function OpenPayment({ payment, onStale }: { payment: Payment; onStale(): void }) {
  const { previous_status } = useSearch({ from: '/payments/$payment' });
  const hrefs = useHrefs();
  const provider = useGateway(payment.market);
  const outcome = usePaymentOutcome(provider.gateway, { redirectStatus: failedStatus(previous_status), ownStatus: payment.status });
  const { client } = useServices();
  const { id, amount, market, exchange_rate, full_name: name, email } = payment;
  const requestSecret = useCallback(
    async (payment_method_id: string) =>
      (await client.call(bookingEndpoints.pay, { params: { id }, body: { payment_method_id } })).client_secret,
    [client, id],
  );
  const order = useMemo(
    () => ({ name, email, requestSecret, returnUrl: new URL(hrefs.standaloneCompleted(id), window.location.origin).href }),
    [name, email, requestSecret, hrefs, id],
  );
  if (outcome.kind !== 'known') return <OutcomePending outcome={outcome} onRetry={provider.retry} />;
  const { view } = outcome;
  if (view.kind === 'succeeded' || view.kind === 'processing')
    return <Redirect href={hrefs.standaloneCompleted(id, { redirect_status: view.kind })} />;
  return (
    <StandalonePaymentView
      bookingNumber={payment.booking_number}
      description={payment.description ?? payment.name}
      amount={amount}
      amountUsd={market === 'north_america' ? usdEstimate(amount, exchange_rate) : null}
      aside={<Aside />}
    >
      {amount === zero ? null : (
        <PaymentForm
          key={provider.attempt}
          gateway={provider.gateway}
          onReload={provider.retry}
          market={market}
          exchangeRate={exchange_rate}
          amount={amount}
          order={order}
          previous={previousFailure(outcome)}
          onStale={onStale}
        />
      )}
    </StandalonePaymentView>
  );
}
