import { toCents, zero } from '@booking/domain/money';
import type { IsoDate } from '@booking/domain/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PaymentResultView, type PaymentResultViewProps } from './payment-result-view.tsx';
import { resultPage, SampleResultPage, sampleActions, sampleNext, sampleReceipt, unpaidReceipt } from './sample-result.tsx';

const meta = {
  title: 'Steps/Payment result',
  component: PaymentResultView,
  args: resultPage as PaymentResultViewProps,
  render: SampleResultPage,
} satisfies Meta<typeof PaymentResultView>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * A word to the booker, who is not named in the title of the document; the sentence of thanks; what was paid and is confirmed, in one line; the
 * calendar first; the status once, in the receipt. PAY-43, PAY-86, PAY-87.
 */
export const Confirmed: Story = {
  args: { children: sampleActions('/thank-you') },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('See you on board, Ann Smit!');
    await expect(document.title).not.toContain('Ann');
    await expect(canvas.getByText('Your booking is confirmed.').closest('p')).toHaveTextContent(
      'Thank you for booking with us! Your booking is confirmed.',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Paid €1,046.32 · BBT-104233 is confirmed$/);
    await expect(canvasElement.textContent?.match(/Succeeded/g)).toHaveLength(1);
    const actions = canvas.getAllByRole('link', { name: /Add to your calendar|Continue/ });
    await expect(actions.map(({ textContent }) => textContent)).toEqual(['Add to your calendar', 'Continue']);
    await expect(actions[1]).toHaveAttribute('href', '/thank-you');
  },
};

/** The stations, each with its date as far as it is known. PAY-68, PAY-87. */
export const WhatIsNext: Story = {
  async play({ canvas }) {
    const next = within(canvas.getByRole('region', { name: 'What happens next' }));
    const stations = next.getAllByRole('listitem').map(({ children }) => [...children].map(({ textContent }) => textContent));
    await expect(stations).toEqual([
      ['Paid', 'We will send a confirmation to ann@example.com.'],
      ['By March 20, 2027', 'You pay the remaining €1,986.60 online. We will send you a link.'],
      ['Saturday, May 8, 2027', 'Your trip begins in Amsterdam.', 'You pay the local costs of €96.00 at departure.'],
    ]);
  },
};

/** The receipt says what was paid, what remains, by when and how. PAY-68. */
export const Receipt: Story = {
  async play({ canvas }) {
    const receipt = within(canvas.getByRole('region', { name: 'Your receipt' }));
    const rows = receipt.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
    await expect(rows).toEqual([
      'Booking number: BBT-104233',
      'Tour: Amsterdam to Bruges',
      'Date: May 8 – 15, 2027',
      'Ship: Zilvermeeuw',
      'Cabins: 1 × Twin cabin · 2 × Suite',
      'People: 2',
      'Total payable to us: €3,032.92',
      'Paid: €1,046.32',
      'Payment status: Succeeded',
      'Remaining, by March 20, 2027: €1,986.60',
      'Local costs, to be paid at departure: €96.00',
    ]);
  },
};

/** Everything is paid, and nothing else is known. PAY-68. */
export const PaidInFull: Story = {
  args: {
    receipt: { ...sampleReceipt, persons: null, paid: toCents(303_292), owed: zero, owedBy: null, localCosts: zero },
    next: [{ kind: 'start', date: '2027-05-08' as IsoDate, port: null, localCosts: zero }],
  },
  async play({ canvas }) {
    await expect(canvas.getByText('Remaining').closest('dt')?.nextElementSibling).toHaveTextContent('€0.00');
    await expect(canvas.getByText('Your trip begins.')).toBeVisible();
    await expect(canvas.queryByText(/local costs of/)).toBeNull();
  },
};

/** A backend that does not say what was paid, nor for whom: nothing is invented. PAY-68, PAY-86. */
export const NothingKnown: Story = {
  args: { name: null, receipt: unpaidReceipt },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Thank you for booking with us!');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Thank you, we have received your payment.$/);
  },
};

/** The picture of the tour across the page. PAY-86. */
export const WithPicture: Story = {
  args: {
    picture:
      'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"%3E%3Cpath fill="teal" d="M0 0h3v2H0z"/%3E%3C/svg%3E',
  },
  async play({ canvas, canvasElement }) {
    const picture = canvasElement.querySelector('img')?.getBoundingClientRect();
    const page = canvas.getByRole('status').closest('section')?.parentElement?.parentElement?.getBoundingClientRect();
    await expect(picture?.width).toBeGreaterThanOrEqual(page?.width ?? Infinity);
  },
};

/** A payment outside the booking flow. PAY-49. */
export const Standalone: Story = {
  args: { title: 'Fulfill your outstanding payment', name: null, text: null, receipt: { ...sampleReceipt, tour: null } },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Paid €1,046.32$/);
    await expect(canvas.getByText('Succeeded')).toBeVisible();
  },
};

/** On request means the provider confirms or proposes alternatives within 48 hours. PAY-68. */
export const OnRequest: Story = {
  args: {
    title: 'Thank you for your request!',
    name: null,
    status: 'requested',
    text: 'We have received your request. Within 48 hours we will confirm it or suggest alternatives.',
    receipt: unpaidReceipt,
    next: sampleNext.requested,
    children: sampleActions('/thank-you'),
  },
  async play({ canvas }) {
    await expect(canvas.getByText('On request: not confirmed yet')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Your request' })).toBeVisible();
    await expect(canvas.queryByText(/Paid/)).toBeNull();
    await expect(canvas.getByText(/Nothing has been charged/)).toBeVisible();
    await expect(canvas.queryByText(/Payment status/)).toBeNull();
  },
};

/** The processing message says reconciliation may take 4–5 business days. The status is there once. PAY-12, PAY-35, PAY-88. */
export const Processing: Story = {
  args: { status: 'processing', name: null, text: null, receipt: unpaidReceipt, next: sampleNext.processing },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Payment status: ProcessingThis may take 4–5 business days/);
    await expect(canvasElement.textContent?.match(/Processing|being processed/g)).toHaveLength(1);
  },
};

/**
 * Canceled is shown as Failed and offers a retry; it says whom to ask before it, with the provider's message, and how else to pay. The status is
 * there once. PAY-33, PAY-43, PAY-79, PAY-88.
 */
export const Failed: Story = {
  args: {
    title: 'Fulfill your outstanding payment',
    name: null,
    status: 'canceled',
    text: null,
    receipt: { ...unpaidReceipt, tour: null },
    next: [],
    detail: 'Your card was declined.',
    retryHref: '/payments/1',
    children: null,
  },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Payment status: FailedNothing has been charged.$/);
    await expect(canvasElement.textContent?.match(/Failed/g)).toHaveLength(1);
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'There was an issue with the payment. Please contact your credit card provider or bank before trying again.Your card was declined.',
    );
    await expect(canvas.getByRole('link', { name: 'Retry' })).toHaveAttribute('href', '/payments/1');
    await expect(canvas.getByText(/pay in another way.*BBT-104233/)).toBeVisible();
  },
};

const standalone = { title: 'Fulfill your outstanding payment', name: null, text: null, next: [], children: null };

/** No payment was attempted, or its state is unknown: the booking can still be paid. PAY-88. */
export const StillOpen: Story = {
  args: { ...standalone, status: 'open', retryHref: '/payments/1', receipt: { ...unpaidReceipt, tour: null } },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Payment status: Not paid yet$/);
    await expect(canvas.getByRole('link', { name: 'Retry' })).toHaveAttribute('href', '/payments/1');
    await expect(canvas.getByText(/pay in another way/)).toBeVisible();
  },
};

/** The booking is not open for payment, and not known to be paid. */
export const Closed: Story = {
  args: { ...standalone, status: 'closed', receipt: { ...unpaidReceipt, tour: null } },
  async play({ canvas }) {
    await expect(canvas.getByText('No longer open')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Retry' })).toBeNull();
    await expect(canvas.queryByText(/pay in another way/)).toBeNull();
  },
};

export const German: Story = {
  args: { status: 'processing', name: null, text: null, receipt: unpaidReceipt, next: sampleNext.processing },
  globals: { language: 'de', brand: 'islandhopping' },
};
