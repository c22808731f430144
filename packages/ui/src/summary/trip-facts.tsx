import type { Language } from '@booking/domain/schema';
import type { LocalText } from '@booking/domain/translations';
import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/index.ts';
import { Icon, type IconProps } from '../primitives/icon.tsx';
import { VisuallyHidden } from '../primitives/visually-hidden.tsx';
import styles from './trip-facts.module.css';

/** Null if it is not known, undefined while it is loading: then it has a placeholder of its size, so that nothing moves when it is known. */
export type TripFact = string | null | undefined;

export type TripFactsProps = {
  tourName: TripFact;
  /** The language of the tour's name; without it that of the page. */
  tourLanguage?: Language | null | undefined;
  dates: TripFact;
  shipName: TripFact;
  /** Several ships are offered, and none is chosen yet. */
  shipIsOpen?: boolean | undefined;
  /** Port of departure and of arrival. */
  from: LocalText | null | undefined;
  to: LocalText | null | undefined;
  /** The number of passengers. */
  party?: number | null | undefined;
};

const Placeholder = () => <span className={styles.placeholder} data-placeholder="" />;

type FactProps = { icon: IconProps['name']; name: string; value: ReactNode };

/** A fact with its name, which is an icon to the eye. Without a value there is none; a placeholder is not read out. */
const Fact = ({ icon, name, value }: FactProps): ReactNode =>
  value === null || value === '' ? null : (
    <div className={styles.fact} aria-hidden={value === undefined || undefined}>
      <dt>
        <Icon name={icon} />
        <VisuallyHidden>{name}</VisuallyHidden>
      </dt>
      <dd>{value ?? <Placeholder />}</dd>
    </div>
  );

const Port = ({ text, language }: LocalText) => (
  <span translate="no" lang={language}>
    {text}
  </span>
);

/** From port to port. Screen readers hear a word instead of the arrow. */
function Route({ from, to }: { from: LocalText; to: LocalText }) {
  const { t } = useTranslation('summary');
  return (
    <span className={styles.route}>
      <Port {...from} />
      <Icon name="arrow-right" size={16} />
      <VisuallyHidden>{` ${t('routeTo')} `}</VisuallyHidden>
      <Port {...to} />
    </span>
  );
}

/** The facts of the trip, as far as they are known: tour, dates, party, ship and route. */
export function TripFacts({ tourName, tourLanguage, dates, shipName, shipIsOpen = false, from, to, party = null }: TripFactsProps) {
  const { t } = useTranslation(['summary', 'common']);
  const ship = shipName && <span translate="no">{shipName}</span>;
  const route = from && to && from.text !== to.text ? <Route from={from} to={to} /> : null;
  const port = from && (
    <>
      {/* To screen readers this is the fact's name. */}
      <span aria-hidden="true">{`${t('portOfDeparture')}: `}</span>
      <Port {...from} />
    </>
  );
  return (
    <>
      {tourName || tourName === undefined ? (
        <p className={styles.tour} lang={(tourName && tourLanguage) || undefined} aria-hidden={tourName === undefined || undefined}>
          {tourName ?? <Placeholder />}
        </p>
      ) : null}
      {[dates, shipName, from].every((fact) => fact === null || fact === '') && !shipIsOpen ? null : (
        <dl className={styles.facts}>
          <Fact icon="calendar" name={t('dates')} value={dates} />
          <Fact icon="persons" name={t('party')} value={party ? t('common:persons', { count: party }) : null} />
          <Fact icon="boat" name={t('ship')} value={shipIsOpen ? <span className={styles.open}>{t('shipIsOpen')}</span> : ship} />
          <Fact icon="route" name={t('route')} value={from === undefined ? undefined : route} />
          <Fact icon="pin" name={t('portOfDeparture')} value={port} />
        </dl>
      )}
    </>
  );
}
