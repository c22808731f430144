import type { ReactNode } from 'react';
import { errorText, useTranslation } from '../../i18n/index.ts';
import { StepLayout, type StepViewProps } from '../../layout/index.ts';
import { ActionLink, Card, Notice } from '../../primitives/index.ts';
import { OtherWaysToPay, type OtherWaysToPayProps } from '../other-ways-to-pay.tsx';
import styles from './payment-result-view.module.css';
import { type PaymentResultStatus, ResultFact } from './result-fact.tsx';
import { ResultPicture } from './result-picture.tsx';
import type { ReceiptFacts } from './result-receipt.tsx';
import { type NextStep, Stations } from './stations.tsx';

export type PaymentResultViewProps = Pick<StepViewProps, 'progress' | 'aside'> & {
  title: string;
  /** The booker of a booking that is paid; null if there is none to greet. */
  name: string | null;
  status: PaymentResultStatus;
  /** The consequence for the booking, if there is one. */
  text: string | null;
  /** The payment provider's message about a failure; shown with the sentence about it. */
  detail: string | null;
  retryHref: string | null;
  receipt: ReceiptFacts;
  next: readonly NextStep[];
  /** The tour's picture; null if there is none. */
  picture: string | null;
  /** How else to pay, where the payment may be tried again. */
  help: OtherWaysToPayProps;
  /** Further actions: calendar file, print, the next page. */
  children?: ReactNode;
};

/** Statuses that explain themselves, where they are shown as they are. */
const plain: readonly PaymentResultStatus[] = ['succeeded', 'requested', 'open'];

/** The result of a payment: a picture, a word to the booker, the result in one line, what can be done, and the stations to the trip. */
export function PaymentResultView(props: PaymentResultViewProps) {
  const { title, name, status, text, detail, receipt, retryHref, next, picture, help, progress, aside, children } = props;
  const { t } = useTranslation('payment');
  const { t: tErrors } = useTranslation('paymentErrors');
  const isUnpaid = status === 'canceled' || status === 'open' || status === 'closed';
  const explanation = plain.includes(status)
    ? null
    : t(`status.${status as Exclude<typeof status, 'succeeded' | 'requested' | 'open'>}Text`);
  return (
    <StepLayout
      title={title}
      heading={name === null ? title : t('result.hello', { name })}
      banner={isUnpaid ? null : <ResultPicture src={picture} />}
      lead={<Lead thanks={name === null ? null : title} text={text} trip={isUnpaid ? null : receipt} />}
      progress={progress}
      aside={aside}
      bar={null}
    >
      <Card as="section" stack>
        <div className={styles.words} role="status">
          <ResultFact
            status={status}
            unlabelled={status === 'requested' || title === t('status.label')}
            paid={receipt.paid}
            confirmed={receipt.tour === null ? null : receipt.number}
          />
          {explanation ? <p className={styles.text}>{explanation}</p> : null}
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
          {children}
        </div>
        {status === 'canceled' || status === 'open' ? (
          <div className={styles.help}>
            <OtherWaysToPay {...help} />
          </div>
        ) : null}
        <Stations steps={next} />
      </Card>
    </StepLayout>
  );
}

type LeadProps = { thanks: string | null; text: string | null; trip: ReceiptFacts | null };

/** Below the heading: the thanks that it does not have itself, the consequence, and the trip. */
function Lead({ thanks, text, trip }: LeadProps) {
  const { tour = null, tourLanguage, dates = null, ship = null } = trip ?? {};
  return (
    <div className={styles.lead}>
      {thanks || text ? (
        <p>
          {thanks ? <span>{`${thanks} `}</span> : null}
          {text ? <span>{text}</span> : null}
        </p>
      ) : null}
      {tour ? (
        <p className={styles.trip}>
          <span lang={tourLanguage ?? undefined}>{tour}</span>
          <span>{['', dates, ship].filter((part) => part !== null).join(' · ')}</span>
        </p>
      ) : null}
    </div>
  );
}
