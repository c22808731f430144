import { type Cents, zero } from '@booking/domain/money';
import type { IsoDate } from '@booking/domain/schema';
import { useId } from 'react';
import { type Format, type TFunction, useFormat, useTranslation } from '../../i18n/index.ts';
import styles from './stations.module.css';

/** What happens next, in order. Amounts in euro cents. */
export type NextStep =
  /** It is paid, and we send a confirmation. */
  | { kind: 'confirmation'; email: string }
  /** We confirm a request or propose alternatives; it is paid after that. */
  | { kind: 'reply' | 'payLater'; email: string }
  | { kind: 'processing'; email: string }
  /** The rest is paid by a link that we send; the date is null if it is past or unknown. */
  | { kind: 'rest'; amount: Cents; by: IsoDate | null }
  /** The first day of the trip, and the local costs that are paid then. */
  | { kind: 'start'; date: IsoDate; port: string | null; localCosts: Cents };

type Words = { t: TFunction<'payment'> } & Pick<Format, 'money' | 'date'>;

function titleOf(step: NextStep, { t, date }: Words): string {
  if (step.kind === 'start') return date(step.date, 'full');
  return step.kind === 'rest' && step.by ? t('stations.restBy', { date: date(step.by, 'long') }) : t(`stations.${step.kind}`);
}

function sentencesOf(step: NextStep, { t, money }: Words): readonly string[] {
  switch (step.kind) {
    case 'rest':
      return [t('next.rest', { amount: money(step.amount) })];
    case 'start':
      return [
        step.port ? t('next.beginsIn', { port: step.port }) : t('next.begins'),
        ...(step.localCosts === zero ? [] : [t('next.localCosts', { amount: money(step.localCosts) })]),
      ];
    default:
      return [t(`next.${step.kind}`, { email: step.email })];
  }
}

/** The stations from the result to the trip, each with its date as far as it is known. What is done comes first. */
export function Stations({ steps }: { steps: readonly NextStep[] }) {
  const { t } = useTranslation('payment');
  const words = { t, ...useFormat() };
  const titleId = useId();
  if (steps.length === 0) return null;
  return (
    <section className={styles.next} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('next.title')}
      </h2>
      <ol className={styles.stations}>
        {steps.map((step) => (
          <li key={step.kind} className={styles.station} data-done={step.kind === 'confirmation' || undefined}>
            <strong className={styles.when}>{titleOf(step, words)}</strong>
            {sentencesOf(step, words).map((sentence) => (
              <span key={sentence}>{sentence}</span>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
