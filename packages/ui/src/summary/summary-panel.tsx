import type { Quote } from '@booking/domain/pricing';
import type { Departure } from '@booking/domain/schema';
import { type ReactNode, useId } from 'react';
import { useFormat } from '../i18n/use-format.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { Card } from '../primitives/card.tsx';
import { Notice } from '../primitives/notice.tsx';
import type { LineNames } from './line-table.ts';
import { Receipt } from './receipt.tsx';
import styles from './summary-panel.module.css';
import { TripFacts } from './trip-facts.tsx';

export type SummaryPanelProps = LineNames & {
  tourName: string | null;
  departure: Departure | null;
  /** The ship's translated name; else the departure's. */
  shipName?: string | null | undefined;
  /** The trip's dates as words; else the departure's. */
  dates?: string | null | undefined;
  quote: Quote | null;
  /** Says a new total to a screen reader. Off where another summary of the same screen says it. */
  live?: boolean | undefined;
  /** The places wanted are only on request; by default when the departure is. */
  onRequest?: boolean | undefined;
  /** Under the total: the coupon. */
  children?: ReactNode;
};

/** The booking summary: the trip as far as it is known, and its running price. Specification section 2, Summary panel. */
export function SummaryPanel({
  tourName,
  departure,
  shipName,
  dates,
  quote,
  live = true,
  onRequest = departure?.on_request ?? false,
  children,
  ...names
}: SummaryPanelProps) {
  const { t } = useTranslation('summary');
  const { dateRange } = useFormat();
  const titleId = useId();
  const priced = quote !== null && quote.lines.length > 0;
  const range = dates ?? (departure ? dateRange(departure.date, departure.end_date) : null);
  return (
    <Card as="section" className={styles.panel} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('title')}</h2>
      <TripFacts
        tourName={tourName ?? departure?.tour_name ?? null}
        dates={range}
        shipName={shipName ?? departure?.ship_name ?? null}
        from={departure?.port_of_departure_name ?? null}
        to={departure?.port_of_arrival_name ?? null}
      />
      {onRequest ? (
        <Notice tone="info" title={t('onRequest')}>
          {t('onRequestText')}
        </Notice>
      ) : null}
      {priced ? <Receipt quote={quote} live={live} {...names} /> : <p className={styles.quiet}>{t('totalFrom')}</p>}
      {children}
    </Card>
  );
}
