import { type Cents, zero } from '@booking/domain/money';
import type { IsoDate, Language } from '@booking/domain/schema';
import { type ReactNode, useId } from 'react';
import { useFormat, useTranslation } from '../../i18n/index.ts';
import { Card } from '../../primitives/index.ts';
import styles from './result-receipt.module.css';

/** What a receipt says; null where it is not known. Amounts in euro cents. */
export type ReceiptFacts = {
  number: string | null;
  /** What a payment outside the booking flow is for. */
  purpose: string | null;
  purposeLanguage?: Language | null | undefined;
  tour: string | null;
  tourLanguage?: Language | null | undefined;
  /** The formatted dates of the trip. */
  dates: string | null;
  ship: string | null;
  /** The booked cabin types, and how many cabins of each. */
  cabins: readonly { name: string; quantity: number }[];
  persons: number | null;
  /** Everything that is paid to us, in all. */
  full: Cents | null;
  paid: Cents | null;
  /** What is still owed, and its due date; the date is null if it is past or unknown. */
  owed: Cents | null;
  owedBy: IsoDate | null;
  /** What is paid at departure, not to us. */
  localCosts: Cents;
};

/** The facts of the trip, where a payment has none. */
export const noTrip = {
  tour: null,
  dates: null,
  ship: null,
  cabins: [],
  persons: null,
  full: null,
  owedBy: null,
  localCosts: zero,
} as const satisfies Partial<ReceiptFacts>;

/** What happens next, in order. Amounts in euro cents. */
export type NextStep =
  /** We send a confirmation. */
  | { kind: 'confirmation'; email: string }
  /** We confirm a request or propose alternatives; it is paid after that. */
  | { kind: 'reply' | 'payLater'; email: string }
  | { kind: 'processing'; email: string }
  /** The rest is paid by a link that we send; the date is null if it is past or unknown. */
  | { kind: 'rest'; amount: Cents; by: IsoDate | null }
  | { kind: 'localCosts'; amount: Cents }
  | { kind: 'start'; date: IsoDate; port: string | null };

export type ResultReceiptProps = { kind: 'receipt' | 'request'; facts: ReceiptFacts; next: readonly NextStep[] };

/** The facts of a booking or payment after its result, and what happens next. */
export function ResultReceipt({ kind, facts, next }: ResultReceiptProps) {
  const { t } = useTranslation('payment');
  const { money, date } = useFormat();
  const [titleId, nextId] = [useId(), useId()];
  const { number, purpose, tour, dates, ship, cabins, persons, full, paid, owed, owedBy, localCosts } = facts;
  return (
    <Card as="section" stack aria-labelledby={titleId}>
      <h2 id={titleId}>{t(`receipt.title.${kind}`)}</h2>
      <dl className={styles.facts}>
        <Fact name={t('trip.number')} verbatim value={number} />
        <Fact name={t('receipt.purpose')} value={purpose} language={facts.purposeLanguage} />
        <Fact name={t('trip.tour')} value={tour} language={facts.tourLanguage} />
        <Fact name={t('trip.date')} value={dates} />
        <Fact name={t('receipt.ship')} value={ship} />
        <Fact name={t('receipt.cabins')} value={cabins.map(({ name, quantity }) => `${quantity} × ${name}`).join(' · ')} />
        <Fact name={t('receipt.persons')} value={persons} />
        <Fact name={t('receipt.full')} verbatim value={full === null ? null : money(full)} />
        <Fact name={t('receipt.paid')} verbatim value={paid === null ? null : <strong>{money(paid)}</strong>} />
        <Fact
          name={owedBy && owed ? t('amounts.remainingBy', { date: date(owedBy, 'long') }) : t('receipt.owed')}
          verbatim
          value={owed === null ? null : money(owed)}
        />
        <Fact name={t('receipt.localCosts')} verbatim value={localCosts === zero ? null : money(localCosts)} />
      </dl>
      {next.length === 0 ? null : (
        <section className={styles.next} aria-labelledby={nextId}>
          <h3 id={nextId}>{t('next.title')}</h3>
          <ol className={styles.steps}>
            {next.map((step) => (
              <li key={step.kind}>
                <NextSentence step={step} />
              </li>
            ))}
          </ol>
        </section>
      )}
    </Card>
  );
}

function NextSentence({ step }: { step: NextStep }) {
  const { t } = useTranslation('payment');
  const { money, date } = useFormat();
  switch (step.kind) {
    case 'rest':
      return step.by
        ? t('next.restBy', { amount: money(step.amount), date: date(step.by, 'long') })
        : t('next.rest', { amount: money(step.amount) });
    case 'localCosts':
      return t('next.localCosts', { amount: money(step.amount) });
    case 'start':
      return step.port
        ? t('next.startAt', { date: date(step.date, 'full'), port: step.port })
        : t('next.start', { date: date(step.date, 'full') });
    default:
      return t(`next.${step.kind}`, { email: step.email });
  }
}

type FactProps = {
  name: string;
  value: ReactNode;
  /** Of the value; without it that of the page. */
  language?: Language | null | undefined;
  verbatim?: boolean;
};

/** A row; none without a value. A translator must leave a `verbatim` value as it is. */
function Fact({ name, value, language, verbatim = false }: FactProps) {
  if (value === null || value === '') return null;
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd lang={language ?? undefined} translate={verbatim ? 'no' : undefined}>
        {value}
      </dd>
    </div>
  );
}
