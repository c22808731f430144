import type { ReactNode } from 'react';
import { errorText, useFormat, useTranslation } from '../../i18n/index.ts';
import { StepLayout, type StepViewProps } from '../../layout/index.ts';
import { ActionLink, Card, classes, Notice } from '../../primitives/index.ts';
import styles from './payment-result-view.module.css';
import { type PaymentResultStatus, ResultPicture } from './result-picture.tsx';
import { ResultReceipt, type ResultReceiptProps } from './result-receipt.tsx';

export type PaymentResultViewProps = Pick<StepViewProps, 'progress' | 'aside'> & {
  title: string;
  status: PaymentResultStatus;
  /** The consequence for the booking, if there is one. */
  text: string | null;
  /** The payment provider's message about a failure; shown with the sentence about it. */
  detail: string | null;
  retryHref: string | null;
  receipt: ResultReceiptProps | null;
  /** The link to the next page. */
  continueHref: string | null;
  /** Further actions: calendar file, print. */
  children?: ReactNode;
};

/** The result of a payment: a picture, what was paid, a sentence, and the receipt with what happens next. */
export function PaymentResultView({
  title,
  status,
  text,
  detail,
  receipt,
  retryHref,
  continueHref,
  progress,
  aside,
  children,
}: PaymentResultViewProps) {
  const { t } = useTranslation('payment');
  const { t: tErrors } = useTranslation('paymentErrors');
  const { money } = useFormat();
  const paid = receipt?.facts.paid ?? null;
  return (
    <StepLayout title={title} progress={progress} aside={aside} bar={null}>
      <Card as="section" stack>
        <div className={styles.drawing}>
          <ResultPicture status={status} />
        </div>
        <div className={styles.words} role="status">
          <p className={styles.label}>
            {status === 'requested' ? null : <span>{`${t('status.label')}: `}</span>}
            <strong className={classes(styles.status, styles[status])}>{t(`status.${status}`)}</strong>
          </p>
          {paid === null ? null : (
            <p>
              <span>{`${t('receipt.paid')}: `}</span>
              <strong translate="no">{money(paid)}</strong>
            </p>
          )}
          {text ? <p className={styles.text}>{text}</p> : null}
          {status === 'requested' ? null : <p className={styles.text}>{t(`status.${status}Text`)}</p>}
        </div>
        {status === 'canceled' ? (
          <Notice tone="error" title={errorText(tErrors, 'payment-issue')}>
            {detail}
          </Notice>
        ) : null}
        <div className={styles.actions}>
          {retryHref ? (
            <ActionLink variant="primary" href={retryHref}>
              {t('status.retry')}
            </ActionLink>
          ) : null}
          {continueHref ? (
            <ActionLink variant="primary" href={continueHref}>
              {t('confirmed.continue')}
            </ActionLink>
          ) : null}
          {children}
        </div>
      </Card>
      {receipt ? <ResultReceipt {...receipt} /> : null}
    </StepLayout>
  );
}
