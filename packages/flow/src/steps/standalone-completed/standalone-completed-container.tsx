import { paymentQueries } from '@booking/api';
import { canRetryPayment } from '@booking/domain/payment';
import { errorText, useText, useTranslation } from '@booking/ui/i18n';
import { PaymentResultView, PrintAction, TripSummary } from '@booking/ui/steps/payment-result';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { useHrefs, useScreens } from '../../app/addresses.ts';
import { attributionOf } from '../../app/attribution.ts';
import { useServices } from '../../app/services.ts';
import { Aside } from '../../layout/aside.tsx';
import { useStepFrame } from '../../layout/use-step-frame.tsx';
import { useGateway } from '../../payment/use-gateway.ts';
import { useReturnedPayment } from '../../payment/use-returned-payment.ts';
import { AskingProvider } from '../shared/asking-provider.tsx';

/** payments/{payment}/completed: how it ended, and Retry where it may be tried again. PAY-49, PAY-50. */
export function StandaloneCompletedContainer() {
  const { t } = useTranslation(['payment', 'errors']);
  const { client } = useServices();
  const { standaloneCompleted, standalonePayment } = useScreens();
  const { payment: id } = standaloneCompleted.useParams();
  const { redirect_status = null } = standaloneCompleted.useSearch();
  const { href } = useHrefs();
  const title = useText(useStepFrame().title);
  const { data: payment } = useSuspenseQuery(paymentQueries(client).detail(id));
  const provider = useGateway(payment.market);
  const returned = useReturnedPayment(provider.gateway);
  const { intent } = returned;
  if (intent === undefined) return <AskingProvider returned={returned} onRetry={provider.retry} />;
  const status = returned.status({ redirectStatus: redirect_status, ownStatus: payment.status });
  if (status === 'requires_payment_method')
    return <Navigate to={standalonePayment.to} params={{ payment: id }} search={attributionOf} replace />;
  const failed = status === 'canceled';
  return (
    <PaymentResultView
      title={title}
      status={status}
      text={null}
      detail={failed ? (intent?.failure?.words ?? errorText(t, 'payment-failed')) : null}
      retryHref={failed && canRetryPayment(payment.status) ? href({ to: standalonePayment.to, params: { payment: id } }) : null}
      continueHref={null}
      progress={null}
      aside={
        <Aside>
          <TripSummary number={payment.booking_number} tour={null} date={null} name={payment.full_name} email={payment.email} />
        </Aside>
      }
    >
      {failed ? null : <PrintAction onPrint={() => window.print()} />}
    </PaymentResultView>
  );
}
