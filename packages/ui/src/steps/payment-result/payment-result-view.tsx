import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { StepLayout } from '../../layout/index.ts';
import { ActionLink, Card, Icon, Notice } from '../../primitives/index.ts';
import styles from './payment-result.module.css';

export type PaymentResultStatus = 'succeeded' | 'processing' | 'canceled';
export type PaymentResultViewProps = {
  title: string;
  status: PaymentResultStatus;
  /** The provider's own words of a failure, where they may be shown. */
  detail: string | null;
  retryHref: string | null;
  progress: ReactNode;
  aside: ReactNode;
  /** More to do: calendar file, print. */
  children?: ReactNode;
};

const icons = { succeeded: 'check', processing: 'clock', canceled: 'warning' } as const;

/** How a payment ended: one sign, one sentence, what happens next. Specification section 2, Payment result. */
export function PaymentResultView({ title, status, detail, retryHref, progress, aside, children }: PaymentResultViewProps) {
  const { t } = useTranslation('payment');
  return (
    <StepLayout title={title} progress={progress} aside={aside}>
      <Card as="section" className={styles.result} role="status">
        <span className={`${styles.sign} ${styles[status]}`}>
          <Icon name={icons[status]} size={36} />
        </span>
        <p className={styles.status}>
          {t('status.label')}: <strong>{t(`status.${status}`)}</strong>
        </p>
        <p>{t(`status.${status}Text`)}</p>
        {detail ? <Notice tone="error">{detail}</Notice> : null}
        <div className={styles.actions}>
          {retryHref ? (
            <ActionLink variant="primary" href={retryHref}>
              {t('status.retry')}
            </ActionLink>
          ) : null}
          {children}
        </div>
      </Card>
    </StepLayout>
  );
}
