import { useTranslation } from '../../i18n/index.ts';
import { Button, Notice, Outcome } from '../../primitives/index.ts';

/** Offers the details that were entered for another trip. */
export function EarlierDetailsOffer({ trip, onUse }: { trip: string; onUse(): void }) {
  const { t } = useTranslation('checkout');
  return <Notice tone="info" action={<Button onClick={onUse}>{t('earlier.use', { trip })}</Button>} />;
}

/** Says that the details of the other trip were filled in, and takes the focus. */
export function EarlierDetailsUsed() {
  const { t } = useTranslation('checkout');
  return (
    <Outcome of="used">
      <Notice tone="success" title={t('earlier.used')}>
        {t('earlier.usedText')}
      </Notice>
    </Outcome>
  );
}
