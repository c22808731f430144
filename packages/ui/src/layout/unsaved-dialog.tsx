import { useTranslation } from '../i18n/index.ts';
import { Button, Dialog } from '../primitives/index.ts';

type UnsavedDialogProps = { open: boolean; onStay(): void; onLeave(): void };

/** Asks before another document is loaded, with which everything that was entered would be lost. */
export function UnsavedDialog({ open, onStay, onLeave }: UnsavedDialogProps) {
  const { t } = useTranslation('common');
  return (
    <Dialog open={open} onClose={onStay} title={t('unsaved.title')} close={t('unsaved.stay')}>
      <p>{t('unsaved.text')}</p>
      <Button variant="quiet" onClick={onLeave}>
        {t('unsaved.leave')}
      </Button>
    </Dialog>
  );
}
