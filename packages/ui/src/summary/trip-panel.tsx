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
  /** The ship's translated name; else the departure's. */
  shipName?: string | null | undefined;
  /** The formatted dates of the trip; default: the departure's. */
  dates?: string | null | undefined;
  /** The places wanted are only on request; by default when the departure is. */
  onRequest?: boolean | undefined;
  /** The priced lines and their total; without them, a line says when they will appear. */
  receipt?: ReactNode;
  /** Under the total: the coupon, a price from. */
  children?: ReactNode;
};

/** The booking summary before there is a price: the trip as far as it is known. SHELL-23. */
export function TripPanel({
  tourName,
  departure,
  shipName,
  dates,
  onRequest = departure?.on_request ?? false,
  receipt = null,
  children,
}: TripPanelProps) {
  const { t } = useTranslation('summary');
  const { dateRange } = useFormat();
  const titleId = useId();
  const range = dates ?? (departure ? dateRange(departure.date, departure.end_date) : null);
  // Not while nothing is known yet: later content would push it down.
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
