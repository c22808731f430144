import type { BrandFacts } from '@booking/config';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { Button, Icon, Loading, Notice, Outcome } from '../../primitives/index.ts';
import { OtherWaysToPay, type OtherWaysToPayProps } from '../other-ways-to-pay.tsx';
import { AcceptedCards } from './accepted-cards.tsx';
import { Assurances, type AssurancesProps } from './assurances.tsx';
import styles from './payment-form-view.module.css';

export type PaymentFormError = { message: string; detail: string | null };
/** `slow`: loading takes longer than usual, but has not failed. */
export type PaymentFormState = 'loading' | 'slow' | 'ready' | 'failed' | 'not-configured';
/** What the form shows of the seller, and of what is paid. */
export type PaymentFormFacts = Pick<BrandFacts, 'acceptedCards'> & OtherWaysToPayProps & AssurancesProps;
export type PaymentFormViewProps = {
  /** The button's label: 'Pay €1,046.32'. */
  action: string;
  facts: PaymentFormFacts;
  /** What the provider's element has besides the fields of a card: room is kept for it. */
  extras: { methods: boolean; testNumbers: boolean };
  /** The provider's element. */
  children: ReactNode;
  /** The form can be submitted only when `ready` and not `busy`. */
  state: PaymentFormState;
  /** The page was restored from the back/forward cache. It cannot be submitted until the payment status has been checked again. */
  restored: 'no' | 'checking' | 'failed';
  busy: boolean;
  error: PaymentFormError | null;
  /** A note about the fee or the processing time of the chosen payment method. */
  note: string | null;
  onSubmit(): void;
  /** Loads the provider's form again. */
  onReload(): void;
  /** Checks the payment status again. */
  onRecheck(): void;
};

/** The provider's form with our heading, messages and button, and what protects the visitor next to the button. */
export function PaymentFormView(props: PaymentFormViewProps) {
  const { facts, state, restored, busy, onSubmit } = props;
  const { t } = useTranslation('payment');
  const usable = state === 'ready' && restored === 'no';
  const unavailable = state === 'failed' || state === 'not-configured';
  return (
    <section aria-label={t('form.title')}>
      <form
        className={styles.form}
        noValidate
        aria-busy={busy}
        onSubmit={(event) => {
          event.preventDefault();
          if (usable && !busy) onSubmit();
        }}
      >
        <div className={styles.head}>
          <p className={styles.safe}>
            <Icon name="lock" size={18} />
            <span>{t('form.safe')}</span>
          </p>
          <AcceptedCards names={facts.acceptedCards} />
        </div>
        {restored === 'no' ? null : <Restored {...props} />}
        {unavailable ? <Unavailable {...props} /> : <Fields {...props} usable={usable} />}
      </form>
    </section>
  );
}

/** The provider's element with its notes and the button. Stays mounted while the payment status is checked, which keeps typed values. */
function Fields(props: PaymentFormViewProps & { usable: boolean }) {
  const { action, facts, extras, children, state, restored, busy, error, note, usable } = props;
  const { t } = useTranslation('payment');
  const waits = state === 'loading' || state === 'slow';
  return (
    <div className={styles.fields} hidden={restored !== 'no'}>
      {state === 'slow' ? (
        <div role="status">
          <Notice tone="info" title={t('form.slow')}>
            <p>{t('form.slowText')}</p>
            <OtherWaysToPay {...facts} />
          </Notice>
        </div>
      ) : null}
      <div
        className={styles.element}
        data-loading={waits || undefined}
        data-methods={extras.methods || undefined}
        data-test-numbers={extras.testNumbers || undefined}
      >
        {waits ? (
          <div className={styles.waiting}>
            <Loading label={t('form.loading')} />
          </div>
        ) : null}
        {children}
      </div>
      {error ? (
        <Outcome of={error.message}>
          <Notice tone="error" title={error.message}>
            {error.detail}
          </Notice>
        </Outcome>
      ) : null}
      <Button variant="primary" type="submit" busy={busy} disabled={!usable} className={styles.pay}>
        {busy ? t('form.paying') : action}
      </Button>
      {note ? (
        <p className={styles.fee}>
          <Icon name="info" size={18} />
          <span>{note}</span>
        </p>
      ) : null}
      <Assurances {...facts} />
    </div>
  );
}

function Unavailable({ state, facts, onReload }: PaymentFormViewProps) {
  const { t } = useTranslation(['payment', 'common']);
  const failed = state === 'failed';
  return (
    <Notice
      tone="error"
      title={t(failed ? 'payment:form.unavailable' : 'payment:form.notConfigured')}
      action={
        failed ? (
          <Button variant="secondary" onClick={onReload}>
            {t('common:retry')}
          </Button>
        ) : null
      }
    >
      {failed ? <p>{t('payment:form.unavailableText')}</p> : null}
      <OtherWaysToPay {...facts} />
    </Notice>
  );
}

function Restored({ restored, onRecheck }: PaymentFormViewProps) {
  const { t } = useTranslation('payment');
  if (restored === 'checking') return <Loading label={t('status.checking')} />;
  return (
    <Notice
      tone="error"
      action={
        <Button variant="secondary" onClick={onRecheck}>
          {t('status.retry')}
        </Button>
      }
    >
      {t('status.unreachable')}
    </Notice>
  );
}
