import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { Button, Notice } from '../../primitives/index.ts';

/** Offers the details that were entered for another trip. PASS-73. */
export function EarlierDetailsOffer({ trip, onUse }: { trip: string; onUse(): void }) {
  const { t } = useTranslation('checkout');
  return <Notice tone="info" action={<Button onClick={onUse}>{t('earlier.use', { trip })}</Button>} />;
}

/** Says that the details of the other trip were filled in, and takes the focus. PASS-74. */
export function EarlierDetailsUsed() {
  const { t } = useTranslation('checkout');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="success" title={t('earlier.used')}>
        {t('earlier.usedText')}
      </Notice>
    </div>
  );
}
