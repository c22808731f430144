import type { Language } from '@booking/domain/schema';
import { useId } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { Card } from '../../primitives/index.ts';
import styles from './trip-summary.module.css';

/** Formatted facts of the booking; null values are omitted. */
export type TripSummaryProps = {
  number: string | null;
  tour: string | null;
  tourLanguage?: Language | null | undefined;
  date: string | null;
  name: string | null;
  email: string | null;
};

/** Facts that a translator must leave as they are. */
const untranslated: readonly string[] = ['number', 'name', 'email'] satisfies readonly (keyof TripSummaryProps)[];
const keys = ['number', 'tour', 'date', 'name', 'email'] as const satisfies readonly (keyof TripSummaryProps)[];

/** The booking information next to a payment and its result. */
export function TripSummary({ tourLanguage, ...facts }: TripSummaryProps) {
  const { t } = useTranslation('payment');
  const titleId = useId();
  return (
    <Card as="section" className={styles.summary} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('trip.title')}</h2>
      <dl className={styles.facts}>
        {keys.map((key) =>
          facts[key] ? (
            <div key={key}>
              <dt>{t(`trip.${key}`)}</dt>
              <dd lang={(key === 'tour' && tourLanguage) || undefined} translate={untranslated.includes(key) ? 'no' : undefined}>
                {facts[key]}
              </dd>
            </div>
          ) : null,
        )}
      </dl>
    </Card>
  );
}
