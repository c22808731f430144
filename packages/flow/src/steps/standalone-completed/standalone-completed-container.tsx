import type { Payment } from '@booking/domain/schema';
import { errorText, useTranslation } from '@booking/ui/i18n';
import { PaymentResultView, PrintAction, TripSummary } from '@booking/ui/steps/payment-result';
import { useParams, useSearch } from '@tanstack/react-router';
import { useHrefs, useServices } from '../boot/services.ts';
import { useGateway } from '../payment/use-gateway.ts';
import { usePaymentOutcome } from '../payment/use-payment-outcome.ts';
import { Aside } from './aside.tsx';
import { FramedPaymentContainer, useInFrame } from './framed-payment-container.tsx';
import { OutcomePending } from './outcome-pending.tsx';
import { Redirect } from './redirect.tsx';
import { StandalonePaymentLoader } from './standalone-payment-loader.tsx';

/** payments/{payment}/completed: how it ended, and Retry where it may be tried again. Specification section 2, Standalone payment. */
export function StandaloneCompletedContainer() {
  const { payment } = useParams({ from: '/payments/$payment/completed' });
  const { fullHrefs } = useServices();
  const inFrame = useInFrame();
  if (inFrame) return <FramedPaymentContainer href={fullHrefs.standaloneCompleted(payment)} />;
  return <StandalonePaymentLoader paymentId={payment}>{(found) => <CompletedPayment payment={found} />}</StandalonePaymentLoader>;
}

function CompletedPayment({ payment }: { payment: Payment }) {
  const { t } = useTranslation(['payment', 'errors']);
  const { redirect_status } = useSearch({ from: '/payments/$payment/completed' });
  const hrefs = useHrefs();
  const provider = useGateway(payment.market);
  const outcome = usePaymentOutcome(provider.gateway, { redirectStatus: redirect_status ?? null, ownStatus: payment.status });
  if (outcome.kind !== 'known') return <OutcomePending outcome={outcome} onRetry={provider.retry} />;
  const { view, intent } = outcome;
  const payHref = hrefs.standalonePayment(payment.id);
  if (view.kind === 'payable') return <Redirect href={payHref} />;
  const failed = view.kind === 'retry';
  return (
    <PaymentResultView
      title={t('payment:standalone.title')}
      status={failed ? 'canceled' : view.kind}
      text={null}
      detail={failed ? (intent?.failure?.words ?? errorText(t, view.code)) : null}
      retryHref={failed && view.canRetry ? payHref : null}
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
