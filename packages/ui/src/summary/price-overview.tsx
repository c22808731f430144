import type { Quote } from '@booking/domain/pricing';
import type { Language } from '@booking/domain/schema';
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
  const box = { className: styles.overview, 'aria-labelledby': titleId };
  const content = (
    <>
      <h2 id={titleId} className={plain ? undefined : styles.title}>
        {t('priceOverview')}
      </h2>
      {notice}
      {departure ? (
        <div className={styles.trip}>
          <p className={styles.tour} lang={departure.tourLanguage}>
            {departure.tourName}
          </p>
          <p>{departure.dates}</p>
          {departure.shipName ? <p translate="no">{departure.shipName}</p> : null}
        </div>
      ) : null}
      <Receipt quote={quote} {...names} />
      {children}
    </>
  );
  if (plain) return <section {...box}>{content}</section>;
  return (
    <Card as="section" {...box}>
      <PanelPicture src={picture} />
      {content}
    </Card>
  );
}
