import type { QuoteChange } from '@booking/domain/pricing';
import { useState } from 'react';
import { useFormat, useTranslation } from '../i18n/index.ts';
import { Button } from '../primitives/button.tsx';
import { Notice } from '../primitives/messages/notice.tsx';
import { Outcome } from '../primitives/messages/outcome.tsx';
import type { LineNames } from './line-table.ts';
import { PriceChanges } from './price-changes.tsx';

export type PriceChangedProps = LineNames & {
  /** Null once it is acknowledged. */
  change: QuoteChange | null;
  /** The change is of what the visitor had chosen before, not of what is chosen now. */
  isEarlier: boolean;
  onAcknowledge(): void;
};

/** Says how the price has changed since it was last shown, until the visitor acknowledges that. */
export function PriceChanged({ change, isEarlier, onAcknowledge, ...names }: PriceChangedProps) {
  const { t } = useTranslation('conflicts');
  const { money } = useFormat();
  /** The total that was acknowledged here; null before. */
  const [acknowledged, setAcknowledged] = useState<string | null>(null);
  if (change === null) {
    return acknowledged === null ? null : (
      <Outcome of="acknowledged">
        <Notice tone="success">{t('priceChanged.acknowledged', { total: acknowledged })}</Notice>
      </Outcome>
    );
  }
  const acknowledge = (): void => {
    setAcknowledged(money(change.after));
    onAcknowledge();
  };
  return (
    <div role="status">
      <Notice
        tone="warning"
        title={t('priceChanged.title')}
        action={<Button onClick={acknowledge}>{t('priceChanged.acknowledge')}</Button>}
      >
        <p>{t('priceChanged.text')}</p>
        <PriceChanges change={change} isEarlier={isEarlier} {...names} />
      </Notice>
    </div>
  );
}
