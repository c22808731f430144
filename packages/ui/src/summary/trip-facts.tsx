import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/index.ts';
import { Icon, type IconProps } from '../primitives/icon.tsx';
import { VisuallyHidden } from '../primitives/visually-hidden.tsx';
import styles from './trip-facts.module.css';

export type TripFactsProps = {
  tourName: string | null;
  dates: string | null;
  shipName: string | null;
  /** Port of departure and of arrival. */
  from: string | null;
  to: string | null;
  /** The number of passengers. */
  party?: number | null | undefined;
  /** See `TripPanelProps`. */
  placeholders?: boolean | undefined;
};

/** The known facts of the trip: tour, dates, party, ship and route. */
export function TripFacts({ tourName, dates, shipName, from, to, party = null, placeholders = false }: TripFactsProps) {
  const { t } = useTranslation(['summary', 'common']);
  const fact = (icon: IconProps['name'], name: string, value: ReactNode) =>
    value === null && !placeholders ? null : (
      <div className={styles.fact}>
        <dt>
          <Icon name={icon} />
          <VisuallyHidden>{name}</VisuallyHidden>
        </dt>
        <dd>{value ?? <span className={styles.placeholder} aria-hidden="true" />}</dd>
      </div>
    );
  const hasRoute = from !== null && to !== null && from !== to;
  return (
    <>
      {tourName || placeholders ? (
        <p className={styles.tour}>{tourName ?? <span className={styles.placeholder} aria-hidden="true" />}</p>
      ) : null}
      {dates || shipName || from || placeholders ? (
        <dl className={styles.facts}>
          {fact('calendar', t('dates'), dates)}
          {party ? fact('persons', t('party'), t('common:persons', { count: party })) : null}
          {fact('boat', t('ship'), shipName && <span translate="no">{shipName}</span>)}
          {from !== null && !hasRoute
            ? null
            : fact(
                'route',
                t('route'),
                hasRoute ? (
                  <span className={styles.route}>
                    <span translate="no">{from}</span>
                    <Icon name="arrow-right" size={16} />
                    <span translate="no">{to}</span>
                  </span>
                ) : null,
              )}
          {fact('pin', t('portOfDeparture'), from && `${t('portOfDeparture')}: ${from}`)}
        </dl>
      ) : null}
    </>
  );
}
