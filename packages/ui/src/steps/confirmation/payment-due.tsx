import type { Cents } from '@booking/domain/money';
import type { PaymentSchedule } from '@booking/domain/pricing';
import { useFormat, useTranslation } from '../../i18n/index.ts';
import { Muted } from '../../primitives/index.ts';
import { DocumentSection } from './document-section.tsx';
import styles from './payment-due.module.css';

/** The end of the document: what is due now, later and on board, together the total. */
export function PaymentDue({ schedule, total, onRequest }: { schedule: PaymentSchedule; total: Cents; onRequest: boolean }) {
  const { t } = useTranslation(['confirmation', 'receipt']);
  const { money, date } = useFormat();
  const { today, dueToday, later, onBoard } = schedule;
  const now = t(onRequest ? 'confirmation:due.requestNow' : 'confirmation:due.today');
  const rows = [
    { label: dueToday === 'everything' ? now : `${now}: ${t(`confirmation:due.parts.${dueToday}`)}`, amount: today },
    ...(later ? [{ label: t('confirmation:due.later', { date: date(later.by) }), amount: later.amount }] : []),
    ...(onBoard > 0 ? [{ label: t('confirmation:due.onBoard'), amount: onBoard }] : []),
    { label: t('receipt:total'), amount: total },
  ];
  return (
    <DocumentSection id="due-title" title={t('confirmation:due.title')}>
      <dl className={styles.rows}>
        {rows.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd translate="no">{money(amount)}</dd>
          </div>
        ))}
      </dl>
    </DocumentSection>
  );
}

/** The words at the order button: pressing it charges nothing. */
export function PaymentNote({ onRequest }: { onRequest: boolean }) {
  const { t } = useTranslation('confirmation');
  return (
    <div className={styles.note}>
      <Muted small>{t(onRequest ? 'due.onRequest' : 'due.notCharged')}</Muted>
    </div>
  );
}
