import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { Button, Card, Icon, Loading, Notice } from '../../primitives/index.ts';
import styles from './payment.module.css';

export type PaymentFormError = { message: string; detail: string | null };
export type PaymentFormViewProps = {
  /** What the button says: 'Pay €1,046.32'. */
  action: string;
  /** The provider's element. */
  children: ReactNode;
  /** The element can be filled in. Until then, and while `busy`, nothing can be submitted. */
  ready: boolean;
  busy: boolean;
  error: PaymentFormError | null;
  /** What the chosen way to pay has to say: its fee, its time. */
  note: string | null;
  onSubmit(): void;
};

/** The provider's form with our heading, messages and button. Specification section 4, Payment flow. */
export function PaymentFormView({ action, children, ready, busy, error, note, onSubmit }: PaymentFormViewProps) {
  const { t } = useTranslation('payment');
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (ready && !busy) onSubmit();
        }}
      >
        <div className={styles.head}>
          <h2 id={titleId}>{t('form.title')}</h2>
          <span className={styles.safe}>
            <Icon name="lock" size={18} />
            {t('form.safe')}
          </span>
        </div>
        {error ? (
          <Notice tone="error" title={error.message}>
            {error.detail}
          </Notice>
        ) : null}
        <div className={styles.element}>
          {ready ? null : (
            <div className={styles.waiting}>
              <Loading label={t('form.loading')} />
            </div>
          )}
          {children}
        </div>
        {note ? <p className={styles.note}>{note}</p> : null}
        <Button variant="primary" type="submit" busy={busy} disabled={!ready}>
          {busy ? t('form.paying') : action}
        </Button>
      </form>
    </Card>
  );
}
