import { errorText, useTranslation } from '@booking/ui/i18n';
import { BookingLoaderView } from '@booking/ui/steps/payment-result';
import type { PaymentOutcome } from '../payment/use-payment-outcome.ts';
import { Aside } from './aside.tsx';

type OutcomePendingProps = { outcome: Exclude<PaymentOutcome, { kind: 'known' }>; onRetry(): void };

/** While the provider is asked what came of a payment, or cannot be reached: no form, so that nobody pays twice. */
export function OutcomePending({ outcome, onRetry }: OutcomePendingProps) {
  const { t } = useTranslation(['payment', 'errors']);
  const failed = outcome.kind === 'unreachable';
  return (
    <BookingLoaderView
      title={t('payment:status.label')}
      waiting={failed ? null : t('payment:status.asking')}
      message={failed ? { tone: 'error', title: errorText(t, 'something-went-wrong'), text: t('payment:status.unreachable') } : null}
      action={
        outcome.kind === 'unreachable'
          ? {
              label: t('payment:status.retry'),
              onClick: () => {
                onRetry();
                outcome.retry();
              },
            }
          : null
      }
      aside={<Aside />}
    />
  );
}
