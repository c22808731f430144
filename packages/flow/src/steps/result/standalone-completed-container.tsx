import { standaloneResult } from '@booking/domain/steps';
import { errorText, useText, useTranslation } from '@booking/ui/i18n';
import { PaymentResultView, type PaymentResultViewProps, PrintAction, ResultReceipt, TripSummary } from '@booking/ui/steps/payment-result';
import { useHrefs, useScreens } from '../../app/addresses.ts';
import { useServices } from '../../app/services.ts';
import { Aside } from '../../layout/aside.tsx';
import { useStepLayout } from '../../layout/use-step-layout.tsx';
import { useForgetSettled, useRemoveHint, useReturnHint } from '../../payment/return-hint.ts';
import type { ReturnedPayment } from '../../payment/use-returned-payment.ts';
import { CheckingPayment } from '../../trip/booked/checking-payment.tsx';
import { useStandaloneReturn } from '../../trip/booked/use-standalone-return.ts';
import { paymentReceipt } from './payment-receipt.ts';

/** payments/{payment}/completed: the status of the payment, with a retry if possible. */
export function StandaloneCompletedContainer() {
  const { t } = useTranslation(['payment', 'paymentErrors']);
  const { standaloneCompleted, standalonePayment } = useScreens();
  const { payment: id } = standaloneCompleted.useParams();
  const hint = useReturnHint(standaloneCompleted.useSearch().redirect_status);
  const { href } = useHrefs();
  const { phones } = useServices().runtime.facts;
  const title = useText(useStepLayout().title);
  const { payment, provider, returned } = useStandaloneReturn(id, hint);
  const { status, intent } = returned;
  if (status === 'checking') return <CheckingPayment returned={returned} bookingNumber={payment.booking_number} onRetry={provider.retry} />;
  const result = standaloneResult(payment, status);
  const { next, ...receipt } = paymentReceipt(payment, result);
  return (
    <Result
      returned={returned}
      title={title}
      status={result.status}
      text={null}
      name={null}
      receipt={receipt.facts}
      next={next}
      picture={null}
      help={{ bookingNumber: payment.booking_number, phones }}
      detail={status === 'canceled' ? (intent?.failure?.message ?? errorText(t, 'payment-failed')) : null}
      retryHref={result.canRetry ? href({ to: standalonePayment.to, params: { payment: id } }) : null}
      progress={null}
      aside={
        <Aside>
          <ResultReceipt {...receipt} />
          <TripSummary number={payment.booking_number} tour={null} date={null} name={payment.full_name} email={payment.email} />
        </Aside>
      }
    >
      {status === 'succeeded' || status === 'processing' ? <PrintAction onPrint={() => window.print()} /> : null}
    </Result>
  );
}

/** The page stays, so the status is removed from its address. */
function Result({ returned, ...props }: PaymentResultViewProps & { returned: ReturnedPayment }) {
  useRemoveHint();
  useForgetSettled(returned);
  return <PaymentResultView {...props} />;
}
