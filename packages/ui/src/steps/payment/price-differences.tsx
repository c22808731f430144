import type { PriceDifference } from '@booking/domain/booking';
import { useFormat, useTranslation } from '../../i18n/index.ts';
import { Notice } from '../../primitives/index.ts';

/** Lists the amounts of the booking that differ from those shown earlier. It is shown before the payment. */
export function PriceDifferences({ differences }: { differences: readonly PriceDifference[] }) {
  const { t } = useTranslation('payment');
  const { money } = useFormat();
  if (differences.length === 0) return null;
  return (
    <Notice tone="error" title={t('difference.title')}>
      <ul>
        {differences.map(({ what, promised, booked }) => (
          <li key={what}>{t(`difference.${what}`, { promised: money(promised), booked: money(booked) })}</li>
        ))}
      </ul>
      <p>{t('difference.text')}</p>
    </Notice>
  );
}
