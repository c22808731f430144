import type { Cents } from '@booking/domain/money';
import { useFormat, useTranslation } from '../../i18n/index.ts';
import { classes, Icon, type IconName } from '../../primitives/index.ts';
import styles from './result-fact.module.css';

/**
 * `requested`: an on-request booking without a payment. `open`: the payment is due. `closed`: the booking cannot be paid any more, and
 * nothing else is known.
 */
export type PaymentResultStatus = 'succeeded' | 'processing' | 'canceled' | 'requested' | 'open' | 'closed';

const icons = {
  succeeded: 'check',
  processing: 'info',
  requested: 'info',
  canceled: 'warning',
  open: 'info',
  closed: 'info',
} as const satisfies Record<PaymentResultStatus, IconName>;

type ResultFactProps = {
  status: PaymentResultStatus;
  /** The status is not that of a payment, or the heading is already its label. */
  unlabelled: boolean;
  paid: Cents | null;
  /** The number of the booking that is confirmed by the payment; null for a payment outside the booking flow. */
  confirmed: string | null;
};

/** The result in one line: what was paid, and what that confirms, or the status of the payment. */
export function ResultFact({ status, unlabelled, paid, confirmed }: ResultFactProps) {
  const { t } = useTranslation('payment');
  const { money } = useFormat();
  const amount = paid === null ? null : money(paid);
  return (
    <p className={classes(styles.fact, styles[status])}>
      <Icon name={icons[status]} size={18} />
      {status === 'succeeded' ? (
        <strong>
          {amount === null
            ? t('status.succeededText')
            : confirmed === null
              ? t('result.paid', { amount })
              : t('result.paidConfirmed', { amount, number: confirmed })}
        </strong>
      ) : (
        <span>
          {unlabelled ? null : <span>{`${t('status.label')}: `}</span>}
          <strong>{t(`status.${status}`)}</strong>
        </span>
      )}
    </p>
  );
}
