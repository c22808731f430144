import type { PriceFrom } from '@booking/domain/steps';
import { useTranslation } from '@booking/ui/i18n';
import { Price, usePriceText } from '@booking/ui/primitives';
import type { ReactNode } from 'react';

/** The lowest price of the trip while no cabins are chosen: the running price in the summary of the date and ship steps. */
export function FromPrice({ from }: { from: PriceFrom | null }): ReactNode {
  const { t } = useTranslation('departures');
  if (from === null || from.price === null) return null;
  return (
    <p>
      <strong>
        <Price price={from.price} reduced={from.reduced} words={(amount) => t('from', { price: amount })} />
      </strong>
      <span>{` ${t('perPerson')}`}</span>
    </p>
  );
}

/** The same as a note of the bar. Undefined without a price. */
export function useFromNote(from: PriceFrom | null): string | undefined {
  const { t } = useTranslation('departures');
  const toText = usePriceText();
  return from === null || from.price === null ? undefined : t('fromPerPerson', { price: toText(from.price, from.reduced) });
}
