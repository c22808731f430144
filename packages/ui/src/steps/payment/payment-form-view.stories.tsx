import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { sampleFacts } from '../../layout/sample-page.ts';
import { BookingPaymentView } from './booking-payment-view.tsx';
import { form, onRecheck, onReload, onSubmit, onSwitch, paymentPage, SamplePaymentPage } from './sample-payment.tsx';

// The payment form in its states, on the page of a booking.
const meta = { title: 'Steps/Payment form', component: BookingPaymentView, args: paymentPage, render: SamplePaymentPage } satisfies Meta<
  typeof BookingPaymentView
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The marks of the accepted cards; a card without a mark is left out. PAY-73. */
export const AcceptedCards: Story = {
  args: { children: form({ facts: { acceptedCards: ['visa', 'other', 'amex'] } }) },
  async play({ canvas }) {
    const marks = within(canvas.getByRole('list', { name: 'Accepted cards' })).getAllByRole('listitem');
    await expect(marks.map(({ textContent }) => textContent)).toEqual(['VISAVisa', 'AMEXAmerican Express']);
  },
};

/** Without any there is no list. PAY-73. */
export const NoCardMarks: Story = {
  args: { children: form({ facts: { acceptedCards: ['other'] } }) },
  async play({ canvas }) {
    await expect(canvas.queryByRole('list', { name: 'Accepted cards' })).toBeNull();
  },
};

/** Guarantee scheme and cancellation, with the day that it is counted from, are next to the button. PAY-85. */
export const Protected: Story = {
  async play({ canvas }) {
    const { bottom } = canvas.getByRole('button', { name: 'Pay €1,046.32' }).getBoundingClientRect();
    for (const text of [
      'The guarantee fund refunds you if we become insolvent.',
      'Free to cancel until 90 days before departure. After that, the charges in the terms apply.',
    ]) {
      const line = canvas.getAllByText(text)[0];
      await expect((line?.getBoundingClientRect().top ?? Infinity) - bottom).toBeLessThan(100);
    }
    await expect(canvas.getByText('Departure: May 8, 2027.')).toBeVisible();
  },
};

/** What is not configured is left out. PAY-85. */
export const NotProtected: Story = {
  args: { children: form({ facts: { guarantee: null, cancellation: null } }) },
  async play({ canvas }) {
    await expect(canvas.getByRole('region', { name: 'Payment' })).not.toHaveTextContent(/guarantee fund|cancel|Departure/);
  },
};

/** The submit is disabled until the payment element is ready. PAY-22. */
export const FormLoading: Story = {
  args: { children: form({ state: 'loading' }) },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Pay €1,046.32' })).toBeDisabled();
  },
};

/** The submit does nothing while processing. PAY-22. */
export const Paying: Story = {
  args: { busy: true, children: form({ busy: true }) },
  async play({ canvas }) {
    onSubmit.mockClear();
    onSwitch.mockClear();
    await userEvent.click(canvas.getByText('Pay full amount instead'));
    await expect(onSwitch).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: /Your payment is being processed/ }));
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

export const Declined: Story = {
  args: {
    children: form({
      error: {
        message: 'There was an issue with the payment. Please contact your credit card provider or bank before trying again.',
        detail: 'Your card was declined.',
      },
    }),
  },
};

/** The note shown for card on non-north_america. */
export const CardFee: Story = {
  args: { children: form({ note: 'A fee of 3% applies to credit cards issued outside the European Economic Area.' }) },
};

export const FormNotLoaded: Story = {
  args: { children: form({ state: 'failed' }) },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/ad blocker.*BBT-104233/s);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onReload).toHaveBeenCalledOnce();
  },
};

/** A slow form: the page reports the delay and other ways to pay, and keeps loading the form. */
export const FormSlow: Story = {
  args: { children: form({ state: 'slow' }) },
  async play({ canvas }) {
    await expect(canvas.getByText(/longer than usual/)).toBeVisible();
    await expect(canvas.getByText(/mention booking number BBT-104233/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: sampleFacts.phones[0]?.number ?? '' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pay €1,046.32' })).toBeDisabled();
  },
};

/** A page restored from the back/forward cache has no pay button until the payment status is known. */
export const Restored: Story = {
  args: { children: form({ restored: 'checking' }) },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button', { name: 'Pay €1,046.32' })).toBeNull();
  },
};

export const RestoredUnreachable: Story = {
  args: { children: form({ restored: 'failed' }) },
  async play({ canvas }) {
    onRecheck.mockClear();
    await expect(canvas.queryByRole('button', { name: 'Pay €1,046.32' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRecheck).toHaveBeenCalledOnce();
  },
};

/** OUT-8. */
export const NotConfigured: Story = {
  args: { children: form({ state: 'not-configured' }) },
  async play({ canvas }) {
    await expect(canvas.getByText('Payments are not set up on this site. Please contact us.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Pay/ })).toBeNull();
  },
};
