import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { Button, Card, Icon, Loading, Notice } from '../../primitives/index.ts';
import styles from './payment-form-view.module.css';

export type PaymentFormError = { message: string; detail: string | null };
export type PaymentFormState = 'loading' | 'ready' | 'failed' | 'not-configured';
export type PaymentFormViewProps = {
  /** The button's label: 'Pay €1,046.32'. */
  action: string;
  /** The provider's element. */
  children: ReactNode;
  /** Until it is `ready`, and while `busy`, nothing can be submitted. */
  state: PaymentFormState;
  busy: boolean;
  error: PaymentFormError | null;
  /** A note about the chosen payment method: its fee, its processing time. */
  note: string | null;
  onSubmit(): void;
  /** Loads the provider's form again. */
  onReload(): void;
};

/** The provider's form with our heading, messages and button. PAY-9, PAY-22, PAY-23. */
export function PaymentFormView({ action, children, state, busy, error, note, onSubmit, onReload }: PaymentFormViewProps) {
  const { t } = useTranslation(['payment', 'common']);
  const titleId = useId();
  const ready = state === 'ready';
  const unavailable = state === 'failed' || state === 'not-configured';
  return (
    <Card as="section" aria-labelledby={titleId}>
      <form
        className={styles.form}
        noValidate
        aria-busy={busy}
        onSubmit={(event) => {
          event.preventDefault();
          if (ready && !busy) onSubmit();
        }}
      >
        <div className={styles.head}>
          <h2 id={titleId}>{t('payment:form.title')}</h2>
          <span className={styles.safe}>
            <Icon name="lock" size={18} />
            {t('payment:form.safe')}
          </span>
        </div>
        {unavailable ? (
          <Notice
            tone="error"
            action={
              state === 'failed' ? (
                <Button variant="secondary" onClick={onReload}>
                  {t('common:retry')}
                </Button>
              ) : null
            }
          >
            {t(state === 'failed' ? 'payment:form.unavailable' : 'payment:form.notConfigured')}
          </Notice>
        ) : (
          <>
            <div className={styles.element} data-loading={state === 'loading' || undefined}>
              {state === 'loading' ? (
                <div className={styles.waiting}>
                  <Loading label={t('payment:form.loading')} />
                </div>
              ) : null}
              {children}
            </div>
            {note ? (
              <p className={styles.fee}>
                <Icon name="info" size={18} />
                {note}
              </p>
            ) : null}
            {error ? (
              <Notice tone="error" title={error.message}>
                {error.detail}
              </Notice>
            ) : null}
            <Button variant="primary" type="submit" busy={busy} disabled={!ready} className={styles.pay}>
              {busy ? t('payment:form.paying') : action}
            </Button>
          </>
        )}
      </form>
    </Card>
  );
}
