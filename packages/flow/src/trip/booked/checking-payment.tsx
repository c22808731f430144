import { errorText, useTranslation } from '@booking/ui/i18n';
import { BookingLoaderView, type BookingLoaderViewProps } from '@booking/ui/steps/payment-result';
import { Aside } from '../../layout/aside.tsx';
import { useRemoveHint } from '../../payment/return-hint.ts';
import { pollSeconds, type ReturnedPayment } from '../../payment/use-returned-payment.ts';

type CheckingPaymentProps = {
  returned: Pick<ReturnedPayment, 'isUnreachable' | 'lookup'>;
  bookingNumber: string | null;
  onRetry(): void;
};

/**
 * Shown while the result of a payment is fetched, or if nobody knows it: the provider cannot be reached, or only the address says that it succeeded.
 * It has no form, so that nobody pays twice.
 */
export function CheckingPayment({ returned: { isUnreachable, lookup }, bookingNumber, onRetry }: CheckingPaymentProps) {
  const { t } = useTranslation(['payment', 'errors']);
  useRemoveHint();
  const missingText =
    bookingNumber === null ? t('payment:status.missingText') : t('payment:status.missingTextNumber', { number: bookingNumber });
  const message = (): BookingLoaderViewProps['message'] => {
    if (isUnreachable) return { tone: 'error', title: errorText(t, 'something-went-wrong'), text: t('payment:status.unreachable') };
    if (!lookup) return null;
    if (lookup.isOver) return { tone: 'info', title: t('payment:status.missing'), text: missingText };
    return { tone: 'info', title: t('payment:status.looking'), text: t('payment:status.lookingText', { seconds: pollSeconds }) };
  };
  const action = (): BookingLoaderViewProps['action'] => {
    if (isUnreachable) return { label: t('payment:status.retry'), onClick: onRetry };
    return lookup?.isOver ? { label: t('payment:status.lookAgain'), onClick: lookup.again } : null;
  };
  return (
    <BookingLoaderView
      title={t('payment:status.label')}
      waiting={isUnreachable || lookup?.isOver ? null : t('payment:status.checking')}
      message={message()}
      action={action()}
      aside={<Aside />}
    />
  );
}
