import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { Card } from '../../primitives/index.ts';
import styles from './payment-result.module.css';

/** What is known of the booked trip, as words; null is left out. */
export type TripSummaryProps = {
  number: string | null;
  tour: string | null;
  ship: string | null;
  date: string | null;
  port: string | null;
  cabins: readonly string[];
  name: string | null;
  email: string | null;
  children?: ReactNode;
};

/** The booked trip beside its payment and its result. Specification section 2, Payment result and other blocks. */
export function TripSummary({ cabins, children, ...facts }: TripSummaryProps) {
  const { t } = useTranslation('payment');
  const titleId = useId();
  const keys = ['number', 'tour', 'ship', 'date', 'port', 'name', 'email'] as const;
  return (
    <Card as="section" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('trip.title')}</h2>
      <dl className={styles.facts}>
        {keys.map((key) =>
          facts[key] ? (
            <div key={key}>
              <dt>{t(`trip.${key}`)}</dt>
              <dd>{facts[key]}</dd>
            </div>
          ) : null,
        )}
        {cabins.length === 0 ? null : (
          <div>
            <dt>{t('trip.cabins')}</dt>
            {cabins.map((cabin) => (
              <dd key={cabin}>{cabin}</dd>
            ))}
          </div>
        )}
      </dl>
      {children}
    </Card>
  );
}
