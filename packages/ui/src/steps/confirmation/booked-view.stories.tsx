import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleDeparture, sampleQuote } from '../../summary/sample-trip.ts';
import { SummaryPanel } from '../../summary/summary-panel.tsx';
import { BookedView } from './booked-view.tsx';

const meta = {
  title: 'Steps/Booked',
  component: BookedView,
  parameters: { layout: 'fullscreen' },
  args: {
    paymentHref: '/bookings/1/payment',
    newWindow: false,
    earlier: true,
    booking: { number: 'BBT-104233', state: 'unpaid' },
    onRequest: false,
    title: 'confirmation:title',
    progress: null,
    aside: <SummaryPanel tourName={sampleDeparture.tour_name} departure={sampleDeparture} quote={sampleQuote} />,
    backHref: '#back',
    bar: { total: sampleQuote.total, dates: 'May 8 – 15, 2027' },
  },
} satisfies Meta<typeof BookedView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** CONF-27. */
export const RecentBooking: Story = {
  async play({ canvas }) {
    // Extras, insurance and terms are hidden, and the button's label is 'Back to payment'.
    await expect(canvas.getAllByRole('link', { name: 'Back to payment' })[0]).toHaveAttribute('href', '/bookings/1/payment');
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvas.getByText('You have booked this trip: BBT-104233, not paid yet')).toBeVisible();
  },
};
/** PAY-70, CONF-28. */
export const Framed: Story = {
  args: { newWindow: true, earlier: false },
  async play({ canvas }) {
    await expect(canvas.getByText('Booking number BBT-104233')).toBeVisible();
    await expect(canvas.getByText('Your booking is confirmed once you have paid.')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /Go to payment/ })[0]).toHaveAttribute('target', '_blank');
  },
};
/** PAY-70. */
export const FramedRequest: Story = {
  args: { newWindow: true, earlier: false, booking: { number: 'BBT-104233', state: 'requested' }, onRequest: true },
  async play({ canvas }) {
    await expect(canvas.getByText('We have received your request')).toBeVisible();
    await expect(canvas.getByText('It is not confirmed yet. Within 48 hours we will confirm it or suggest alternatives.')).toBeVisible();
    await expect(canvas.queryByText(/payment/i)).toBeNull();
  },
};

/** Before the backend has said anything of it, it is a request already. CONF-57. */
export const EarlierRequest: Story = {
  args: { booking: null, onRequest: true },
  async play({ canvas }) {
    await expect(canvas.getByText('You have requested this trip')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Go to your request' })[0]).toHaveAttribute('href', '/bookings/1/payment');
  },
};

export const German: Story = { globals: { language: 'de' } };
