import type { Quote } from '@booking/domain/pricing';
import type { Language } from '@booking/domain/schema';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '../i18n/index.ts';
import { PanelAction } from '../layout/panel-action.tsx';
import type { LineNames } from './line-table.ts';
import { PanelCard } from './panel-card.tsx';
import styles from './price-overview.module.css';
import { ReceiptLines } from './receipt.tsx';
import { Total } from './total.tsx';

export type PriceOverviewProps = LineNames & {
  /** The address of the tour's picture; without one there is none. */
  picture?: string | null | undefined;
  quote: Quote;
  /** The departure, as the first lines of the receipt. */
  departure?:
    | { tourName: string; tourLanguage?: Language | undefined; dates: string; shipName?: string | null | undefined }
    | null
    | undefined;
  /** It is a part of a document: it has no box and no picture of its own. */
  plain?: boolean | undefined;
  /** What is to be known about the price, in view above the trip: that it has changed. */
  notice?: ReactNode;
  children?: ReactNode;
};

/** The price as a receipt. Each line expands to show its arithmetic. */
export function PriceOverview({ picture, quote, departure, plain = false, notice, children, ...names }: PriceOverviewProps) {
  const { t } = useTranslation('receipt');
  const titleId = useId();
  const trip = departure ? (
    <div className={styles.trip}>
      <p className={styles.tour} lang={departure.tourLanguage}>
        {departure.tourName}
      </p>
      <p>{departure.dates}</p>
      {departure.shipName ? <p translate="no">{departure.shipName}</p> : null}
    </div>
  ) : null;
  const lines = <ReceiptLines quote={quote} {...names} />;
  const total = (
    <>
      <PanelAction>
        <Total quote={quote} />
      </PanelAction>
      {children}
    </>
  );
  if (plain) {
    return (
      <section className={styles.overview} aria-labelledby={titleId}>
        <h2 id={titleId}>{t('priceOverview')}</h2>
        {notice}
        {trip}
        {lines}
        {total}
      </section>
    );
  }
  return (
    <PanelCard
      title={t('priceOverview')}
      picture={picture ?? null}
      name={trip}
      lines={
        <>
          {notice}
          {lines}
        </>
      }
    >
      {total}
    </PanelCard>
  );
}
