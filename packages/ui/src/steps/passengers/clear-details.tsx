import { useState } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { Button, Dialog } from '../../primitives/index.ts';
import styles from './clear-details.module.css';

/** 'Clear my details', with a confirmation. PASS-9, STORE-15. */
export function ClearDetails({ restored, onClear }: { restored: boolean; onClear(): void }) {
  const { t } = useTranslation('checkout');
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.kept}>
      {restored ? <p>{t('passengers.restored')}</p> : null}
      <Button variant="quiet" onClick={() => setOpen(true)}>
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
