import { bookingEndpoints, paymentQueries } from '@booking/api';
import { zero } from '@booking/domain/money';
import { usdEstimate } from '@booking/domain/pricing';
import type { Payment } from '@booking/domain/schema';
import { StandalonePaymentView } from '@booking/ui/steps/payment';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { useHrefs, useScreens } from '../../app/addresses.ts';
import { attributionOf } from '../../app/attribution.ts';
import { useServices } from '../../app/services.ts';
import { Aside } from '../../layout/aside.tsx';
import { useStepFrame } from '../../layout/use-step-frame.tsx';
import { PaymentForm } from '../../payment/payment-form.tsx';
import { failedStatus, previousFailure } from '../../payment/previous-failure.ts';
import { useGateway } from '../../payment/use-gateway.ts';
import { useReturnedPayment } from '../../payment/use-returned-payment.ts';
import { AskingProvider } from '../shared/asking-provider.tsx';

/** payments/{payment}: Processing and what is no longer Open lead to the result; else the form. PAY-47, PAY-48. */
export function StandalonePaymentContainer() {
  const { client } = useServices();
  const { payment: id } = useScreens().standalonePayment.useParams();
  const { data: payment, refetch } = useSuspenseQuery(paymentQueries(client).detail(id));
  if (payment.status === 'Open') return <OpenPayment payment={payment} onStale={() => void refetch()} />;
  return <ToResult payment={id} redirect_status={payment.status === 'Processing' ? 'processing' : 'succeeded'} />;
}

function ToResult({ payment, redirect_status }: { payment: string; redirect_status: 'processing' | 'succeeded' }) {
  const { standaloneCompleted } = useScreens();
  return (
    <Navigate
      to={standaloneCompleted.to}
      params={{ payment }}
      search={(before) => ({ ...attributionOf(before), redirect_status })}
      replace
    />
  );
}

function OpenPayment({ payment, onStale }: { payment: Payment; onStale(): void }) {
  const { standalonePayment, standaloneCompleted } = useScreens();
  const { previous_status } = standalonePayment.useSearch();
  const { href } = useHrefs();
  const { title } = useStepFrame();
  const provider = useGateway(payment.market);
  const returned = useReturnedPayment(provider.gateway);
  const { client } = useServices();
  const { id, amount, market, exchange_rate, full_name: name, email } = payment;
  const order = {
    name,
    email,
    requestSecret: async (payment_method_id: string) =>
      (await client.call(bookingEndpoints.pay, { params: { id }, body: { payment_method_id } })).client_secret,
    returnUrl: new URL(href({ to: standaloneCompleted.to, params: { payment: id } }), window.location.origin).href,
  };
  const { intent } = returned;
  if (intent === undefined) return <AskingProvider returned={returned} onRetry={provider.retry} />;
  const status = returned.status({ redirectStatus: failedStatus(previous_status), ownStatus: payment.status });
  if (status === 'succeeded' || status === 'processing') return <ToResult payment={id} redirect_status={status} />;
  return (
    <StandalonePaymentView
      title={title}
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
          previous={previousFailure(status, intent)}
          onStale={onStale}
        />
      )}
    </StandalonePaymentView>
  );
}
