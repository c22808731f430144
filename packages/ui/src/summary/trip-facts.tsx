import type { Language } from '@booking/domain/schema';
import type { LocalText } from '@booking/domain/translations';
import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/index.ts';
import { classes } from '../primitives/classes.ts';
import { Icon, type IconProps } from '../primitives/icon.tsx';
import { VisuallyHidden } from '../primitives/visually-hidden.tsx';
import styles from './trip-facts.module.css';

/** Null if it is not known, undefined while it is loading: then it has a placeholder of its size, so that nothing moves when it is known. */
export type TripFact = string | null | undefined;

export type TripFactsProps = {
  dates: TripFact;
  shipName: TripFact;
  /** Several ships are offered, and none is chosen yet. */
  shipIsOpen?: boolean | undefined;
  /** Port of departure and of arrival. */
  from: LocalText | null | undefined;
  to: LocalText | null | undefined;
  /** The number of passengers. */
  party?: number | null | undefined;
  /** From 1024 px without icons, in small type: they stand beside a picture. */
  brief?: boolean | undefined;
};

/** The facts of a trip, with the name of its tour and the language of that name. */
export type NamedTrip = TripFactsProps & { tourName: TripFact; tourLanguage?: Language | null | undefined };

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

type TourNameProps = {
  children: TripFact;
  /** Without it that of the page. */
  language?: Language | null | undefined;
};

/** The name of the tour, as far as it is known. */
export const TourName = ({ children, language }: TourNameProps): ReactNode =>
  children || children === undefined ? (
    <p className={styles.tour} lang={(children && language) || undefined} aria-hidden={children === undefined || undefined}>
      {children ?? <Placeholder />}
    </p>
  ) : null;

/** The facts of the trip, as far as they are known: dates, party, ship and route. */
export function TripFacts({ dates, shipName, shipIsOpen = false, from, to, party = null, brief = false }: TripFactsProps) {
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
  if ([dates, shipName, from].every((fact) => fact === null || fact === '') && !shipIsOpen) return null;
  return (
    <dl className={classes(styles.facts, brief && styles.brief)}>
      <Fact icon="calendar" name={t('dates')} value={dates} />
      <Fact icon="persons" name={t('party')} value={party ? t('common:persons', { count: party }) : null} />
      <Fact icon="boat" name={t('ship')} value={shipIsOpen ? <span className={styles.open}>{t('shipIsOpen')}</span> : ship} />
      <Fact icon="route" name={t('route')} value={from === undefined ? undefined : route} />
      <Fact icon="pin" name={t('portOfDeparture')} value={port} />
    </dl>
  );
}
