import { toCents } from '@booking/domain/money';
import type { IsoDate } from '@booking/domain/schema';
import { sampleFacts } from '../../layout/sample-page.ts';
import { SampleAside, useSampleFacts } from '../sample-layout.tsx';
import { PaymentResultView, type PaymentResultViewProps } from './payment-result-view.tsx';
import { type ReceiptFacts, ResultReceipt } from './result-receipt.tsx';
import type { NextStep } from './stations.tsx';
import { TripActions } from './trip-actions.tsx';
import { TripSummary } from './trip-summary.tsx';

const number = 'BBT-104233';
const email = 'ann@example.com';
const restBy = '2027-03-20' as IsoDate;

export const sampleReceipt: ReceiptFacts = {
  number,
  purpose: null,
  tour: 'Amsterdam to Bruges',
  dates: 'May 8 – 15, 2027',
  ship: 'Zilvermeeuw',
  cabins: [
    { name: 'Twin cabin', quantity: 1 },
    { name: 'Suite', quantity: 2 },
  ],
  persons: 2,
  full: toCents(303_292),
  paid: toCents(104_632),
  owed: toCents(198_660),
  owedBy: restBy,
  localCosts: toCents(9_600),
};
export const unpaidReceipt: ReceiptFacts = { ...sampleReceipt, paid: null, owed: null, owedBy: null };

export const sampleNext = {
  paid: [
    { kind: 'confirmation', email },
    { kind: 'rest', amount: toCents(198_660), by: restBy },
    { kind: 'start', date: '2027-05-08' as IsoDate, port: 'Amsterdam', localCosts: toCents(9_600) },
  ],
  requested: [
    { kind: 'reply', email },
    { kind: 'payLater', email },
  ],
  processing: [
    { kind: 'processing', email },
    { kind: 'start', date: '2027-05-08' as IsoDate, port: 'Amsterdam', localCosts: toCents(9_600) },
  ],
} as const satisfies Record<string, readonly NextStep[]>;

export const sampleActions = (continueHref: string | null = null) => (
  <TripActions continueHref={continueHref} calendarHref="data:text/calendar," calendarName={`${number}.ics`} onPrint={() => {}} />
);

/** The result of the sample booking. */
export const resultPage = {
  title: 'Thank you for booking with us!',
  name: 'Ann Smit',
  status: 'succeeded',
  text: 'Your booking is confirmed.',
  detail: null,
  receipt: sampleReceipt,
  next: sampleNext.paid,
  retryHref: null,
  picture: null,
  help: { bookingNumber: number, phones: sampleFacts.phones },
  progress: null,
  children: sampleActions(),
  aside: <TripSummary number={number} tour="Amsterdam to Bruges" date="May 8 – 15, 2027" name="Ann Smit" email={email} />,
} satisfies PaymentResultViewProps;

/** The view with the receipt in its side panel, before what the panel has besides. */
export const SampleResultPage = ({ aside, help, ...page }: PaymentResultViewProps) => (
  <PaymentResultView
    {...page}
    help={{ ...help, phones: useSampleFacts().phones }}
    aside={
      <SampleAside>
        <ResultReceipt kind={page.status === 'requested' ? 'request' : 'receipt'} status={page.status} facts={page.receipt} />
        {aside}
      </SampleAside>
    }
  />
);
