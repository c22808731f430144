import { errorText, useTranslation } from '@booking/ui/i18n';
import { BookingLoaderView } from '@booking/ui/steps/payment-result';
import { Aside } from '../layout/aside.tsx';
import { useCutHint } from '../payment/return-hint.ts';
import type { ReturnedPayment } from '../payment/use-returned-payment.ts';

type AskingProviderProps = { returned: Pick<ReturnedPayment, 'isUnreachable'>; onRetry(): void };

/** Shown while the result of a payment is fetched from the provider, or when that fails: no form, so that nobody pays twice. */
export function AskingProvider({ returned: { isUnreachable }, onRetry }: AskingProviderProps) {
  const { t } = useTranslation(['payment', 'errors']);
  useCutHint();
  return (
    <BookingLoaderView
      title={t('payment:status.label')}
      waiting={isUnreachable ? null : t('payment:status.asking')}
      message={isUnreachable ? { tone: 'error', title: errorText(t, 'something-went-wrong'), text: t('payment:status.unreachable') } : null}
      action={isUnreachable ? { label: t('payment:status.retry'), onClick: onRetry } : null}
      aside={<Aside />}
    />
  );
}
