import type { Cents } from '@booking/domain/money';
import type { ReducedPrice } from '@booking/domain/pricing';
import { useTranslation } from '@booking/ui/i18n';
import { Price, usePriceText } from '@booking/ui/primitives';
import type { ReactNode } from 'react';

type FromPriceProps = { price: Cents | null; reduced: ReducedPrice | null };

/** The lowest price of the trip while no cabins are chosen: the running price in the summary of the date and ship steps. */
export function FromPrice({ price, reduced }: FromPriceProps): ReactNode {
  const { t } = useTranslation('departures');
  if (price === null) return null;
  return (
    <p>
      <strong>
        <Price price={price} reduced={reduced} words={(amount) => t('from', { price: amount })} />
      </strong>
      <span>{` ${t('perPerson')}`}</span>
    </p>
  );
}

/** The same as a note of the bar. Undefined without a price. */
export function useFromNote({ price, reduced }: FromPriceProps): string | undefined {
  const { t } = useTranslation('departures');
  const toText = usePriceText();
  return price === null ? undefined : t('fromPerPerson', { price: toText(price, reduced) });
}
