import { zero } from '@booking/domain/money';
import { canRetryPayment, type PaymentStatus } from '@booking/domain/payment';
import { findLanguage, type Payment } from '@booking/domain/schema';
import { errorText, useText, useTranslation } from '@booking/ui/i18n';
import {
  PaymentResultView,
  type PaymentResultViewProps,
  PrintAction,
  type ResultReceiptProps,
  TripSummary,
} from '@booking/ui/steps/payment-result';
import { useHrefs, useScreens } from '../../app/addresses.ts';
import { Aside } from '../../layout/aside.tsx';
import { useStepLayout } from '../../layout/use-step-layout.tsx';
import { useForgetSettled, useRemoveHint, useReturnHint } from '../../payment/return-hint.ts';
import type { ReturnedPayment } from '../../payment/use-returned-payment.ts';
import { CheckingPayment } from '../../payment-pages/checking-payment.tsx';
import { useStandaloneReturn } from '../../payment-pages/use-standalone-return.ts';

/** payments/{payment}/completed: the status of the payment, with a retry if possible. */
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
      returned={returned}
      title={title}
      status={status === 'requires_payment_method' ? (isOpen ? 'open' : 'closed') : status}
      text={null}
      receipt={paymentReceipt(payment, status)}
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

/** The receipt of a standalone payment. What was paid is shown once our own status says it. */
function paymentReceipt(payment: Payment, status: PaymentStatus): ResultReceiptProps {
  const { amount, booking_number, description, name, email, paid_amount } = payment;
  const isPaid = payment.status === 'Completed' && status === 'succeeded';
  const steps = { succeeded: [{ kind: 'confirmation', email }], processing: [{ kind: 'processing', email }] } as const;
  return {
    kind: 'receipt',
    facts: {
      number: booking_number,
      purpose: description ?? name,
      purposeLanguage: findLanguage(payment.locale ?? ''),
      tour: null,
      dates: null,
      ship: null,
      cabins: [],
      persons: null,
      full: null,
      paid: isPaid ? (paid_amount ?? amount) : paid_amount || null,
      owed: isPaid ? zero : payment.status === 'Open' && status !== 'succeeded' ? amount : null,
      owedBy: null,
      localCosts: zero,
    },
    next: status === 'succeeded' || status === 'processing' ? steps[status] : [],
  };
}

/** The page stays, so the status is removed from its address. */
function Result({ returned, ...props }: PaymentResultViewProps & { returned: ReturnedPayment }) {
  useRemoveHint();
  useForgetSettled(returned);
  return <PaymentResultView {...props} />;
}
