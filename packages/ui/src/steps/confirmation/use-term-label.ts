import type { TravelTermKey } from '@booking/domain/market';
import type { ReviewStep } from '@booking/domain/steps';
import { useFormat, useTranslation } from '../../i18n/index.ts';

/** The words of a consent. Those to the payment terms say what they are for this trip: the brand's numbers, if it has configured some. */
export function useTermLabel({ paymentTerms, onRequest }: Pick<ReviewStep, 'paymentTerms' | 'onRequest'>): (key: TravelTermKey) => string {
  const { t } = useTranslation('confirmation');
  const { number } = useFormat();
  const getPayment = (): string | null => {
    if (onRequest) return t('paymentTerms.onRequest');
    if (paymentTerms === null) return null;
    if (paymentTerms.depositPercentage === 100) return t('paymentTerms.atOnce');
    return t('paymentTerms.numbers', { percentage: number(paymentTerms.depositPercentage), count: paymentTerms.balanceDueDays });
  };
  return (key) => {
    const isPayment = key === 'payment' || key === 'payment_north_america';
    return [t(`term.${key}`), isPayment ? getPayment() : null].filter(Boolean).join(' ');
  };
}
