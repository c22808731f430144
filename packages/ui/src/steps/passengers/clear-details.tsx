import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { Button, Dialog } from '../../primitives/index.ts';
import styles from './clear-details.module.css';

type ClearDetailsProps = { restored: boolean; cleared?: boolean | undefined; onClear(): void };

/** 'Clear my details', with a confirmation. PASS-9, STORE-15. */
export function ClearDetails({ restored, cleared = false, onClear }: ClearDetailsProps) {
  const { t } = useTranslation('checkout');
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // The form is a new one: the focus would be lost with the old.
  useEffect(() => {
    if (cleared) button.current?.focus();
  }, [cleared]);
  return (
    <div className={styles.kept}>
      {restored ? <p>{t('passengers.restored')}</p> : null}
      <Button ref={button} variant="quiet" onClick={() => setOpen(true)}>
        {t('passengers.clear')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('passengers.clearTitle')}>
        <p>{t('passengers.clearText')}</p>
        <div className={styles.actions}>
          <Button variant="primary" onClick={onClear}>
            {t('passengers.clearConfirm')}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
