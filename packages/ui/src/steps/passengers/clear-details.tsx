import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { Button, Notice } from '../../primitives/index.ts';
import styles from './clear-details.module.css';

type ClearDetailsProps = {
  restored: boolean;
  /** The details were just cleared. The old form lost the focus, so the button takes it again. */
  cleared?: boolean | undefined;
  onClear(): void;
};

/** 'Clear my details', with a confirmation that expands below it. PASS-9, STORE-15. */
export function ClearDetails({ restored, cleared = false, onClear }: ClearDetailsProps) {
  const { t } = useTranslation('checkout');
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    if (cleared) button.current?.focus();
  }, [cleared]);
  return (
    <div className={styles.section}>
      {restored ? <p>{t('passengers.restored')}</p> : null}
      <Button ref={button} variant="quiet" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {t('passengers.clear')}
      </Button>
      <div id={id} className={styles.confirm}>
        {open ? (
          <Notice
            tone="info"
            title={t('passengers.clearTitle')}
            action={
              <Button variant="primary" onClick={onClear}>
                {t('passengers.clearConfirm')}
              </Button>
            }
          >
            {t('passengers.clearText')}
          </Notice>
        ) : null}
      </div>
    </div>
  );
}
