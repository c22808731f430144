import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PaymentResultView } from './payment-result-view.tsx';
import { TripActions } from './trip-actions.tsx';
import { TripSummary } from './trip-summary.tsx';

const meta = {
  title: 'Steps/Payment result',
  component: PaymentResultView,
  args: {
    title: 'Fulfill your outstanding payment',
    status: 'succeeded',
    text: null,
    detail: null,
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

/** On request means the provider confirms or proposes alternatives within 48 hours. */
export const OnRequest: Story = {
  args: {
    title: 'Thank you for booking with us!',
    status: 'requested',
    text: 'Your request has reached us. Within 48 hours we confirm it or propose alternatives.',
    continueHref: '/thank-you',
  },
  async play({ canvas }) {
    await expect(canvas.queryByText(/Payment status/)).toBeNull();
  },
};

/** The processing message says reconciliation may take 4-5 business days. PAY-12, PAY-35. */
export const Processing: Story = {
  args: { status: 'processing' },
  async play({ canvas }) {
    await expect(canvas.getByText(/4-5 business days/)).toBeVisible();
  },
};

/** Canceled is shown as Failed and offers a retry. PAY-33, PAY-43. */
export const Failed: Story = {
  args: { status: 'canceled', detail: 'Your card was declined.', retryHref: '/payments/1' },
  async play({ canvas }) {
    await expect(canvas.getByText('Failed')).toBeVisible();
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

export const German: Story = { args: { status: 'processing' }, globals: { language: 'de', brand: 'islandhopping' } };
