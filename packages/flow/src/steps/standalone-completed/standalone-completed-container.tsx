import { canRetryPayment } from '@booking/domain/payment';
import { errorText, useText, useTranslation } from '@booking/ui/i18n';
import { PaymentResultView, type PaymentResultViewProps, PrintAction, TripSummary } from '@booking/ui/steps/payment-result';
import { useHrefs, useScreens } from '../../app/addresses.ts';
import { Aside } from '../../layout/aside.tsx';
import { useStepLayout } from '../../layout/use-step-layout.tsx';
import { useRemoveHint, useReturnHint } from '../../payment/return-hint.ts';
import { CheckingPayment } from '../../payment-pages/checking-payment.tsx';
import { useStandaloneReturn } from '../../payment-pages/use-standalone-return.ts';

/** payments/{payment}/completed: the status of the payment, with a retry if possible. PAY-49, PAY-50, PAY-59. */
export function StandaloneCompletedContainer() {
  const { t } = useTranslation(['payment', 'paymentErrors']);
  const { standaloneCompleted, standalonePayment } = useScreens();
  const { payment: id } = standaloneCompleted.useParams();
  const hint = useReturnHint(standaloneCompleted.useSearch().redirect_status);
  const { href } = useHrefs();
  const title = useText(useStepLayout().title);
  const { payment, provider, returned } = useStandaloneReturn(id, hint);
  const { status, intent } = returned;
  if (status === 'checking') return <CheckingPayment returned={returned} bookingNumber={payment.booking_number} onRetry={provider.retry} />;
  const isOpen = canRetryPayment(payment.status);
  const isPaidOrProcessing = status === 'succeeded' || status === 'processing';
  return (
    <Result
      title={title}
      status={status === 'requires_payment_method' ? (isOpen ? 'open' : 'closed') : status}
      text={null}
      detail={status === 'canceled' ? (intent?.failure?.message ?? errorText(t, 'payment-failed')) : null}
      retryHref={!isPaidOrProcessing && isOpen ? href({ to: standalonePayment.to, params: { payment: id } }) : null}
      continueHref={null}
      progress={null}
      aside={
        <Aside>
          <TripSummary number={payment.booking_number} tour={null} date={null} name={payment.full_name} email={payment.email} />
        </Aside>
      }
    >
      {isPaidOrProcessing ? <PrintAction onPrint={() => window.print()} /> : null}
    </Result>
  );
}

/** The page stays, so the status is removed from its address. */
function Result(props: PaymentResultViewProps) {
  useRemoveHint();
  return <PaymentResultView {...props} />;
}
