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
};

/** The known facts of the trip: tour, dates, party, ship and route. */
export function TripFacts({ tourName, dates, shipName, from, to, party = null }: TripFactsProps) {
  const { t } = useTranslation('summary');
  const { t: tDate } = useTranslation('tourDate');
  const fact = (icon: IconProps['name'], name: string, value: ReactNode) => (
    <div className={styles.fact}>
      <dt>
        <Icon name={icon} />
        <VisuallyHidden>{name}</VisuallyHidden>
      </dt>
      <dd>{value}</dd>
    </div>
  );
  return (
    <>
      {tourName ? <p className={styles.tour}>{tourName}</p> : null}
      {dates || shipName || from ? (
        <dl className={styles.facts}>
          {dates ? fact('calendar', t('dates'), dates) : null}
          {party ? fact('persons', tDate('party'), tDate('partyOf', { count: party })) : null}
          {shipName ? fact('boat', t('ship'), <span translate="no">{shipName}</span>) : null}
          {from && to && from !== to
            ? fact(
                'arrow-right',
                t('route'),
                <span className={styles.route}>
                  <span translate="no">{from}</span>
                  <Icon name="arrow-right" size={16} />
                  <span translate="no">{to}</span>
                </span>,
              )
            : null}
          {from ? fact('pin', t('portOfDeparture'), `${t('portOfDeparture')}: ${from}`) : null}
        </dl>
      ) : null}
    </>
  );
}
