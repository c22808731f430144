import { toCents, zero } from '@booking/domain/money';
import type { IsoDate } from '@booking/domain/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PaymentResultView } from './payment-result-view.tsx';
import type { ReceiptFacts, ResultReceiptProps } from './result-receipt.tsx';
import { TripActions } from './trip-actions.tsx';
import { TripSummary } from './trip-summary.tsx';

const email = 'ann@example.com';
const restBy = '2027-03-20' as IsoDate;
const facts: ReceiptFacts = {
  number: 'BBT-104233',
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
const receipt: ResultReceiptProps = {
  kind: 'receipt',
  facts,
  next: [
    { kind: 'confirmation', email },
    { kind: 'rest', amount: toCents(198_660), by: restBy },
    { kind: 'localCosts', amount: toCents(9_600) },
    { kind: 'start', date: '2027-05-08' as IsoDate, port: 'Amsterdam' },
  ],
};
const unpaid = { ...facts, paid: null, owed: null, owedBy: null };

const meta = {
  title: 'Steps/Payment result',
  component: PaymentResultView,
  args: {
    title: 'Fulfill your outstanding payment',
    status: 'succeeded',
    text: null,
    detail: null,
    receipt,
    retryHref: null,
    continueHref: null,
    progress: null,
    children: <TripActions calendarHref="data:text/calendar," calendarName="BBT-104233.ics" onPrint={() => {}} />,
    aside: <TripSummary number="BBT-104233" tour="Amsterdam to Bruges" date="May 8 – 15, 2027" name="Ann Smit" email="ann@example.com" />,
  },
} satisfies Meta<typeof PaymentResultView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Succeeded: Story = {
  async play({ canvas }) {
    await expect(canvas.queryByRole('link', { name: 'Retry' })).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('SucceededPaid: €1,046.32');
  },
};

/** The receipt says what was paid, what remains, by when and how, and what happens next. PAY-68. */
export const Receipt: Story = {
  async play({ canvas }) {
    const rows = canvas.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
    await expect(rows.slice(0, 10)).toEqual([
      'Booking number: BBT-104233',
      'Tour: Amsterdam to Bruges',
      'Date: May 8 – 15, 2027',
      'Ship: Zilvermeeuw',
      'Cabins: 1 × Twin cabin · 2 × Suite',
      'People: 2',
      'Total payable to us: €3,032.92',
      'Paid: €1,046.32',
      'Remaining, by March 20, 2027: €1,986.60',
      'Local costs, to be paid at departure: €96.00',
    ]);
    const next = within(canvas.getByRole('region', { name: 'What happens next' }));
    await expect(next.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'We will send a confirmation to ann@example.com.',
      'You pay the remaining €1,986.60 online by March 20, 2027. We will send you a link in good time.',
      'You pay the local costs of €96.00 at departure.',
      'Your trip begins on Saturday, May 8, 2027 in Amsterdam.',
    ]);
  },
};

/** Everything is paid, and nothing else is known. PAY-68. */
export const PaidInFull: Story = {
  args: {
    receipt: {
      kind: 'receipt',
      facts: { ...facts, persons: null, paid: toCents(303_292), owed: zero, owedBy: null, localCosts: zero },
      next: [{ kind: 'start', date: '2027-05-08' as IsoDate, port: null }],
    },
  },
  async play({ canvas }) {
    await expect(canvas.getByText('Remaining').closest('dt')?.nextElementSibling).toHaveTextContent('€0.00');
    await expect(canvas.getByText('Your trip begins on Saturday, May 8, 2027.')).toBeVisible();
  },
};

/** PAY-43. */
export const Confirmed: Story = {
  args: { title: 'Thank you for booking with us!', text: 'Your booking is confirmed.', continueHref: '/thank-you' },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Thank you for booking with us!');
    await expect(canvas.getByText('Your booking is confirmed.')).toBeVisible();
    await expect(canvas.getByText('Succeeded')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/thank-you');
  },
};

/** On request means the provider confirms or proposes alternatives within 48 hours. PAY-68. */
export const OnRequest: Story = {
  args: {
    title: 'Thank you for your request!',
    status: 'requested',
    text: 'We have received your request. Within 48 hours we will confirm it or suggest alternatives.',
    continueHref: '/thank-you',
    receipt: {
      kind: 'request',
      facts: unpaid,
      next: [
        { kind: 'reply', email },
        { kind: 'payLater', email },
      ],
    },
  },
  async play({ canvas }) {
    await expect(canvas.getByText('On request: not confirmed yet')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Your request' })).toBeVisible();
    await expect(canvas.queryByText(/Paid/)).toBeNull();
    await expect(canvas.getByText(/Nothing has been charged/)).toBeVisible();
    await expect(canvas.queryByText(/Payment status/)).toBeNull();
  },
};

/** The processing message says reconciliation may take 4–5 business days. PAY-12, PAY-35. */
export const Processing: Story = {
  args: { status: 'processing', receipt: { kind: 'receipt', facts: unpaid, next: [{ kind: 'processing', email }] } },
  async play({ canvas }) {
    await expect(canvas.getByText(/4–5 business days/)).toBeVisible();
  },
};

/** Canceled is shown as Failed and offers a retry; it says whom to ask before it, with the provider's message. PAY-33, PAY-43, PAY-79. */
export const Failed: Story = {
  args: {
    status: 'canceled',
    receipt: { kind: 'receipt', facts: unpaid, next: [] },
    detail: 'Your card was declined.',
    retryHref: '/payments/1',
  },
  async play({ canvas }) {
    await expect(canvas.getByText('Failed')).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'There was an issue with the payment. Please contact your credit card provider or bank before trying again.Your card was declined.',
    );
    await expect(canvas.getByRole('link', { name: 'Retry' })).toHaveAttribute('href', '/payments/1');
  },
};

/** No payment was attempted, or its state is unknown: the booking can still be paid. */
export const StillOpen: Story = {
  args: { status: 'open', retryHref: '/payments/1', children: null },
  async play({ canvas }) {
    await expect(canvas.getByText('Not paid yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Retry' })).toHaveAttribute('href', '/payments/1');
  },
};

/** The booking is not open for payment, and not known to be paid. */
export const Closed: Story = {
  args: { status: 'closed', children: null },
  async play({ canvas }) {
    await expect(canvas.getByText('No longer open')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Retry' })).toBeNull();
  },
};

export const German: Story = {
  args: { status: 'processing', receipt: { kind: 'receipt', facts: unpaid, next: [{ kind: 'processing', email }] } },
  globals: { language: 'de', brand: 'islandhopping' },
};
