import { type Cents, zero } from '@booking/domain/money';
import type { IsoDate, Language } from '@booking/domain/schema';
import { type ReactNode, useId } from 'react';
import { useFormat, useTranslation } from '../../i18n/index.ts';
import { Card } from '../../primitives/index.ts';
import type { PaymentResultStatus } from './result-fact.tsx';
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

export type ResultReceiptProps = { kind: 'receipt' | 'request'; status: PaymentResultStatus; facts: ReceiptFacts };

/** The facts of a booking or payment after its result. That it has succeeded is said here; any other status is what the result begins with. */
export function ResultReceipt({ kind, status, facts }: ResultReceiptProps) {
  const { t } = useTranslation('payment');
  const { money, date } = useFormat();
  const titleId = useId();
  const { number, purpose, tour, dates, ship, cabins, persons, full, paid, owed, owedBy, localCosts } = facts;
  return (
    <Card as="section" stack aria-labelledby={titleId} data-print="below">
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
        <Fact name={t('receipt.paid')} verbatim value={paid === null ? null : <strong className={styles.paid}>{money(paid)}</strong>} />
        <Fact name={t('status.label')} value={status === 'succeeded' ? t('status.succeeded') : null} />
        <Fact
          name={owedBy && owed ? t('amounts.remainingBy', { date: date(owedBy, 'long') }) : t('receipt.owed')}
          verbatim
          value={owed === null ? null : money(owed)}
        />
        <Fact name={t('receipt.localCosts')} verbatim value={localCosts === zero ? null : money(localCosts)} />
      </dl>
    </Card>
  );
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
