import { errorText, useTranslation } from '@booking/ui/i18n';
import { BookingLoaderView } from '@booking/ui/steps/payment-result';
import { Aside } from '../layout/aside.tsx';
import { useRemoveHint } from '../payment/return-hint.ts';
import type { ReturnedPayment } from '../payment/use-returned-payment.ts';

type CheckingPaymentProps = { returned: Pick<ReturnedPayment, 'isUnreachable'>; onRetry(): void };

/** Shown while the result of a payment is fetched from the provider, or if that fails. It has no form, so that nobody pays twice. */
export function CheckingPayment({ returned: { isUnreachable }, onRetry }: CheckingPaymentProps) {
  const { t } = useTranslation(['payment', 'errors']);
  useRemoveHint();
  return (
    <BookingLoaderView
      title={t('payment:status.label')}
      waiting={isUnreachable ? null : t('payment:status.checking')}
      message={isUnreachable ? { tone: 'error', title: errorText(t, 'something-went-wrong'), text: t('payment:status.unreachable') } : null}
      action={isUnreachable ? { label: t('payment:status.retry'), onClick: onRetry } : null}
      aside={<Aside />}
    />
  );
}
