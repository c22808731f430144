import type { Quote } from '@booking/domain/pricing';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '../i18n/index.ts';
import { Card } from '../primitives/card.tsx';
import type { LineNames } from './line-table.ts';
import { PanelPicture } from './panel-picture.tsx';
import styles from './price-overview.module.css';
import { Receipt } from './receipt.tsx';

export type PriceOverviewProps = LineNames & {
  /** The address of the tour's picture; without one there is none. */
  picture?: string | null | undefined;
  quote: Quote;
  /** The departure, as the first lines of the receipt. */
  departure?: { tourName: string; dates: string; shipName?: string | null | undefined } | null | undefined;
  children?: ReactNode;
};

/** The price as a receipt. Each line expands to show its arithmetic. CONF-21. */
export function PriceOverview({ picture, quote, departure, children, ...names }: PriceOverviewProps) {
  const { t } = useTranslation('receipt');
  const titleId = useId();
  return (
    <Card as="section" className={styles.overview} aria-labelledby={titleId}>
      <PanelPicture src={picture} />
      <h2 id={titleId} className={styles.title}>
        {t('priceOverview')}
      </h2>
      {departure ? (
        <div className={styles.trip}>
          <p className={styles.tour}>{departure.tourName}</p>
          <p>{departure.dates}</p>
          {departure.shipName ? <p translate="no">{departure.shipName}</p> : null}
        </div>
      ) : null}
      <Receipt quote={quote} {...names} />
      {children}
    </Card>
  );
}
