import type { Language } from '@booking/domain/schema';
import type { TripDetails } from '@booking/domain/steps';
import { ownLanguage, type TextsByKey, textOf } from '@booking/domain/translations';
import type { ReactNode } from 'react';
import { useFormat, useTranslation } from '../i18n/index.ts';
import { PanelAction } from '../layout/panel-action.tsx';
import { Notice } from '../primitives/messages/notice.tsx';
import { PanelCard } from './panel-card.tsx';
import { TourName, type TripFact, TripFacts } from './trip-facts.tsx';
import styles from './trip-panel.module.css';

export type TripPanelProps = {
  /** The address of the tour's picture. Without one, its space is reserved while the departure is loading, unless it is null. */
  picture?: string | null | undefined;
  /** Null for the departure's own name, undefined while it is loading. */
  tourName: TripFact;
  /** The language of that name; without it that of the page. */
  tourLanguage?: Language | null | undefined;
  /** Null if it is not known, undefined while it is loading. */
  departure: TripDetails | null | undefined;
  /** The translated names of ports, by their own; null while they are loading. */
  portNames?: TextsByKey | null | undefined;
  /** The ship's translated name. Defaults to the departure's. */
  shipName?: string | null | undefined;
  /** Several ships are offered, and none is chosen yet. */
  shipIsOpen?: boolean | undefined;
  /** The formatted dates of the trip. Defaults to the departure's. */
  dates?: string | null | undefined;
  /** The number of passengers. */
  party?: number | null | undefined;
  /** The requested places are available on request only. Defaults to the departure's state. */
  onRequest?: boolean | undefined;
  /** What is to be known about the price, in view above the facts: that it has changed. */
  notice?: ReactNode;
  /** The lines of the price. */
  lines?: ReactNode;
  /** The total; false where a price says nothing. */
  total?: ReactNode;
  /** Without a total: the 'from' price; null while it is loading, undefined on steps without one. */
  from?: ReactNode;
  /** Content below the total: the coupon. */
  children?: ReactNode;
};

/** The booking summary without a calculated price: the known facts of the trip. */
export function TripPanel({
  picture,
  tourName,
  tourLanguage,
  departure,
  portNames,
  shipName,
  shipIsOpen,
  dates,
  party = null,
  onRequest = departure?.on_request ?? false,
  notice,
  lines = null,
  total = null,
  from,
  children,
}: TripPanelProps) {
  const { t } = useTranslation('summary');
  const format = useFormat();
  const { date, end_date } = departure ?? {};
  const unknown = departure === undefined ? undefined : null;
  const toPort = (name: string | null | undefined) => (portNames === null && name ? undefined : (textOf(portNames, name) ?? unknown));
  const range = date && (end_date ? format.dateRange(date, end_date) : format.date(date, 'medium'));
  return (
    <PanelCard
      title={t('title')}
      picture={picture === undefined && departure !== undefined ? null : picture}
      name={
        <>
          <TourName language={tourName === null ? ownLanguage : tourLanguage}>
            {tourName === null ? (departure?.tour_name ?? null) : tourName}
          </TourName>
          <TripFacts
            brief
            dates={dates ?? range ?? unknown}
            shipName={shipName ?? departure?.ship_name ?? unknown}
            shipIsOpen={shipIsOpen}
            from={toPort(departure?.port_of_departure_name)}
            to={toPort(departure?.port_of_arrival_name)}
            party={party}
          />
        </>
      }
      lines={
        <>
          {notice}
          {onRequest ? (
            <Notice tone="info" title={t('onRequest')}>
              {t('onRequestText')}
            </Notice>
          ) : null}
          {lines}
        </>
      }
    >
      {total === false ? null : (
        <PanelAction>
          {total ?? (
            <div className={styles.price}>
              {from === null ? <p className={styles.pending} aria-hidden="true" data-placeholder="" /> : from}
              <p className={styles.quiet}>{t('totalFrom')}</p>
            </div>
          )}
        </PanelAction>
      )}
      {children}
    </PanelCard>
  );
}
