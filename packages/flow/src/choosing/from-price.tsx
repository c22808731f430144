import type { Cents } from '@booking/domain/money';
import { useFormat, useTranslation } from '@booking/ui/i18n';
import type { ReactNode } from 'react';

/** The lowest price of the trip while no cabins are chosen: the running price in the summary of the date and ship steps. */
export function FromPrice({ price }: { price: Cents | null }): ReactNode {
  const { t } = useTranslation('departures');
  const { money } = useFormat();
  if (price === null) return null;
  return (
    <p>
      <strong>{t('from', { price: money(price, { whole: true }) })}</strong>
      <span>{` ${t('perPerson')}`}</span>
    </p>
  );
}
