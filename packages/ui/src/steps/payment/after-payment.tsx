import { type Cents, zero } from '@booking/domain/money';
import type { IsoDate } from '@booking/domain/schema';
import { useId } from 'react';
import { useFormat, useTranslation } from '../../i18n/index.ts';
import { Icon } from '../../primitives/index.ts';
import styles from './after-payment.module.css';

export type AfterPaymentProps = {
  email: string;
  /** What remains after this payment, and its due date; the date is null if it is past. */
  rest: Cents;
  restBy: IsoDate | null;
};

/** What happens once the amount due is paid. */
export function AfterPayment({ email, rest, restBy }: AfterPaymentProps) {
  const { t } = useTranslation('payment');
  const { money, date } = useFormat();
  const titleId = useId();
  const amount = money(rest);
  return (
    <section className={styles.after} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('next.title')}
      </h2>
      <ol className={styles.steps}>
        <li>
          <Icon name="mail" />
          <span>{t('next.afterPayment', { email })}</span>
        </li>
        {rest === zero ? null : (
          <li>
            <Icon name="calendar" />
            <span>{restBy ? t('next.restBy', { amount, date: date(restBy, 'long') }) : t('next.rest', { amount })}</span>
          </li>
        )}
      </ol>
    </section>
  );
}
