import type { PaymentSchedule } from '@booking/domain/pricing';
import { useFormat, useTranslation } from '../../i18n/index.ts';
import styles from './payment-due.module.css';

type PaymentDueProps = {
  /** What is due when; null if the brand's payment terms are not configured. */
  schedule: PaymentSchedule | null;
  onRequest: boolean;
};

/** The words at the order button: what is paid now, later and on board, and that pressing it charges nothing. CONF-36, CONF-39. */
export function PaymentDue({ schedule, onRequest }: PaymentDueProps) {
  const { t } = useTranslation('confirmation');
  const { money, date } = useFormat();
  const rows = schedule && [
    { label: t(onRequest ? 'due.requestNow' : 'due.today'), amount: schedule.today },
    ...(schedule.later ? [{ label: t('due.later', { date: date(schedule.later.by) }), amount: schedule.later.amount }] : []),
    ...(schedule.onBoard > 0 ? [{ label: t('due.onBoard'), amount: schedule.onBoard }] : []),
  ];
  return (
    <div className={styles.due}>
      {rows ? (
        <dl className={styles.rows}>
          {rows.map(({ label, amount }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd translate="no">{money(amount)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <p>{t(onRequest ? 'due.onRequest' : 'due.notCharged')}</p>
    </div>
  );
}
