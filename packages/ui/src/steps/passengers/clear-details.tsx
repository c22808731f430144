import { useId, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { Button, Notice, Outcome } from '../../primitives/index.ts';
import styles from './clear-details.module.css';

/** Says that the details have been cleared, and takes the focus. */
export function DetailsCleared() {
  const { t } = useTranslation('checkout');
  return (
    <Outcome of="cleared">
      <Notice tone="success">{t('passengers.cleared')}</Notice>
    </Outcome>
  );
}

/** 'Clear my details', with a question that expands below it. */
export function ClearDetails({ onClear }: { onClear(): void }) {
  const { t } = useTranslation('checkout');
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const cancel = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div className={styles.section}>
      <Button ref={button} variant="quiet" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {t('passengers.clear')}
      </Button>
      <div id={id}>
        {open ? (
          <Outcome of="question">
            <Notice
              tone="warning"
              title={t('passengers.clearTitle')}
              action={
                <>
                  <Button className={styles.clear} onClick={onClear}>
                    {t('passengers.clearConfirm')}
                  </Button>
                  <Button onClick={cancel}>{t('passengers.clearCancel')}</Button>
                </>
              }
            >
              {t('passengers.clearText')}
            </Notice>
          </Outcome>
        ) : null}
      </div>
    </div>
  );
}
