import type { PaymentStep } from '@booking/domain/steps';
import { useTranslation } from '../../i18n/index.ts';

/** What the amount due is called: a deposit, one with the whole insurance premium, or just the amount. */
export function useDueLabel({ type, insuredDeposit }: PaymentStep): string {
  const { t } = useTranslation('payment');
  return t(type === 'deposit' ? (insuredDeposit ? 'amounts.dueInsuredDeposit' : 'amounts.dueDeposit') : 'amounts.due');
}
