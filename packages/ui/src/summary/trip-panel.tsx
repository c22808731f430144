import type { Departure } from '@booking/domain/schema';
import { type ReactNode, useId } from 'react';
import { useFormat, useTranslation } from '../i18n/index.ts';
import { Card } from '../primitives/card.tsx';
import { Notice } from '../primitives/notice.tsx';
import { TripFacts } from './trip-facts.tsx';
import styles from './trip-panel.module.css';

export type TripPanelProps = {
  tourName: string | null;
  departure: Departure | null;
  /** The ship's translated name. Defaults to the departure's. */
  shipName?: string | null | undefined;
  /** The formatted dates of the trip. Defaults to the departure's. */
  dates?: string | null | undefined;
  /** The number of passengers. */
  party?: number | null | undefined;
  /** The requested places are available on request only. Defaults to the departure's state. */
  onRequest?: boolean | undefined;
  /** The price lines and their total. Without it, a line explains when they will appear. */
  receipt?: ReactNode;
  /** Content below the total: the coupon, or a 'from' price. */
  children?: ReactNode;
};

/** The booking summary without a calculated price: the known facts of the trip. SHELL-23. */
export function TripPanel({
  tourName,
  departure,
  shipName,
  dates,
  party = null,
  onRequest = departure?.on_request ?? false,
  receipt = null,
  children,
}: TripPanelProps) {
  const { t } = useTranslation('summary');
  const { dateRange } = useFormat();
  const titleId = useId();
  const range = dates ?? (departure ? dateRange(departure.date, departure.end_date) : null);
  // Hidden while nothing is known, as content that loads later would push it down.
  const known = tourName !== null || departure !== null;
  return (
    <Card as="section" className={styles.panel} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('title')}</h2>
      <TripFacts
        tourName={tourName ?? departure?.tour_name ?? null}
        dates={range}
        shipName={shipName ?? departure?.ship_name ?? null}
        from={departure?.port_of_departure_name ?? null}
        to={departure?.port_of_arrival_name ?? null}
        party={party}
      />
      {onRequest ? (
        <Notice tone="info" title={t('onRequest')}>
          {t('onRequestText')}
        </Notice>
      ) : null}
      {receipt ?? (known ? <p className={styles.quiet}>{t('totalFrom')}</p> : null)}
      {children}
    </Card>
  );
}
