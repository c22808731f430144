import type { Departure } from '@booking/domain/schema';
import { type ReactNode, useId } from 'react';
import { useFormat, useTranslation } from '../i18n/index.ts';
import { PanelAction } from '../layout/panel-action.tsx';
import { Card } from '../primitives/card.tsx';
import { Notice } from '../primitives/messages/notice.tsx';
import { PanelPicture, PanelPicturePlaceholder } from './panel-picture.tsx';
import { TripFacts } from './trip-facts.tsx';
import styles from './trip-panel.module.css';

export type TripPanelProps = {
  /** The address of the tour's picture; null if there is none, undefined while the tour is not known. */
  picture?: string | null | undefined;
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
  /** Facts that are not known yet have a placeholder of their size, so that nothing moves when they are. */
  placeholders?: boolean | undefined;
  /** What is to be known about the price, in view above the facts: that it has changed. */
  notice?: ReactNode;
  /** The price lines and their total. */
  receipt?: ReactNode;
  /** Without a receipt: the 'from' price; null while it is loading, undefined on steps without one. */
  from?: ReactNode;
  /** Content below the total: the coupon. */
  children?: ReactNode;
};

/** The booking summary without a calculated price: the known facts of the trip. SHELL-23. */
export function TripPanel({
  picture,
  tourName,
  departure,
  shipName,
  dates,
  party = null,
  onRequest = departure?.on_request ?? false,
  placeholders = false,
  notice,
  receipt = null,
  from,
  children,
}: TripPanelProps) {
  const { t } = useTranslation('summary');
  const { dateRange } = useFormat();
  const titleId = useId();
  const range = dates ?? (departure ? dateRange(departure.date, departure.end_date) : null);
  return (
    <Card as="section" className={styles.panel} aria-labelledby={titleId}>
      {picture === undefined && placeholders ? <PanelPicturePlaceholder /> : <PanelPicture src={picture} />}
      <h2 id={titleId} className={styles.title}>
        {t('title')}
      </h2>
      {notice}
      <TripFacts
        tourName={tourName ?? departure?.tour_name ?? null}
        dates={range}
        shipName={shipName ?? departure?.ship_name ?? null}
        from={departure?.port_of_departure_name ?? null}
        to={departure?.port_of_arrival_name ?? null}
        party={party}
        placeholders={placeholders}
      />
      {onRequest ? (
        <Notice tone="info" title={t('onRequest')}>
          {t('onRequestText')}
        </Notice>
      ) : null}
      {receipt ?? (
        <PanelAction>
          <div className={styles.price}>
            {from === null ? <p className={styles.pending} aria-hidden="true" /> : from}
            <p className={styles.quiet}>{t('totalFrom')}</p>
          </div>
        </PanelAction>
      )}
      {children}
    </Card>
  );
}
