import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { SamplePage } from '../sample-layout.tsx';
import { SoldNotice } from '../sold-notice.tsx';
import { BookedTrip } from './booked-trip.tsx';
import { ChangedElsewhere } from './changed-elsewhere.tsx';
import { CouponUnknown } from './coupon-unknown.tsx';
import { InsuranceReplaced } from './insurance-replaced.tsx';
import { EditedSince, RequestSent } from './request-notices.tsx';
import { SoldView } from './sold-view.tsx';

const change = (index: number) => ({ who: `Additional passenger ${index}`, field: 'First name', from: 'Bo', to: 'Cy' });

const meta = {
  title: 'Steps/Conflicts',
  component: ChangedElsewhere,
  args: { changes: [change(1), { ...change(2), from: '' }], tries: 0, onTake: fn(), onKeep: fn() },
} satisfies Meta<typeof ChangedElsewhere>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Lists the changes of the other window, and lets the visitor choose a version. */
export const Changed: Story = {
  async play({ canvas, args }) {
    await expect(canvas.getByText('Additional passenger 1, First name: Bo → Cy')).toBeVisible();
    await expect(canvas.getByText('Additional passenger 2, First name: empty → Cy')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use the changes' }));
    await expect(args.onTake).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep what this page shows' }));
    await expect(args.onKeep).toHaveBeenCalledOnce();
  },
};

/** None is taken over that is not named. PASS-14. */
export const ManyChanges: Story = {
  args: { changes: Array.from({ length: 11 }, (_, index) => change(index + 1)) },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    await userEvent.click(canvas.getByText('and 3 more changes'));
    await expect(await canvas.findByText('Additional passenger 11, First name: Bo → Cy')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(11);
  },
};

export const Cleared: Story = {
  args: { changes: null, tries: 1 },
  async play({ canvas }) {
    await expect(canvas.getByText('Your details were cleared in another window')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('alert').parentElement).toHaveFocus());
  },
};

/** Names have commas themselves. CABIN-47. */
export const Sold: Story = {
  render: () => <SoldNotice names={['Twin cabin, main deck', 'Suite']} cabinsHref="#cabins" />,
  async play({ canvas }) {
    await expect(canvas.getByText('No longer available: Twin cabin, main deck; Suite.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the cabins' })).toHaveAttribute('href', '#cabins');
  },
};

/** The notice replaces the step after a press at its end: it has the focus and is in view. BOOK-31, ERR-31. */
export const SoldPage: Story = {
  render: () => (
    <SamplePage>
      <SoldView
        title="confirmation:title"
        progress={null}
        aside={<div style={{ height: 1_500 }} />}
        names={['Twin cabin, main deck', 'Suite']}
        cabinsHref="#cabins"
        backHref="#cabins"
      />
    </SamplePage>
  ),
  async play({ canvas }) {
    const notice = canvas.getByRole('alert');
    await waitFor(() => expect(notice.parentElement).toHaveFocus());
    await waitFor(() => expect(notice.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
    await expect(notice.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

const retry = fn();
const without = fn();

export const UnknownCoupon: Story = {
  render: () => <CouponUnknown code="SUN50" busy={false} onRetry={retry} onWithout={without} />,
  async play({ canvas }) {
    await expect(canvas.getByText('Coupon SUN50 could not be checked')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(retry).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue without the coupon' }));
    await expect(without).toHaveBeenCalledOnce();
  },
};

export const CheckingCoupon: Story = {
  render: () => <CouponUnknown code="SUN50" busy onRetry={retry} onWithout={without} />,
  async play({ canvas }) {
    await expect(canvas.getAllByText('We are still checking coupon SUN50. One moment, please.').at(-1)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Another policy than the chosen one: the notice is in view with the focus, and leads to the insurance. Of one that has ended it only says so. CONF-50, ERR-31. */
export const InsuranceIsAnother: Story = {
  render: () => (
    <>
      <InsuranceReplaced
        types={[
          { type: 'cancellation', isOffered: true },
          { type: 'travel', isOffered: false },
        ]}
        times={1}
        toId={(type) => `sample-${type}`}
      />
      <div style={{ height: 2000 }} />
      <div id="sample-cancellation" tabIndex={-1}>
        Here
      </div>
    </>
  ),
  async play({ canvas }) {
    const title = canvas.getByText('Cancellation insurance: no longer part of this booking');
    await waitFor(() => expect(title.closest('[data-outcome]')).toHaveFocus());
    await expect(canvas.getByText('Travel insurance: no longer part of this booking')).toBeVisible();
    await expect(canvas.getByText(/is no longer offered to you/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'To the insurance' }));
    const place = canvas.getByText('Here').closest('#sample-cancellation') as HTMLElement;
    await expect(place).toHaveFocus();
    await waitFor(() => expect(place.getBoundingClientRect().top).toBeLessThan(window.innerHeight));
  },
};

/** After a reload it is still there, but does not take the focus. CONF-50. */
export const InsuranceIsStillAnother: Story = {
  render: () => <InsuranceReplaced types={[{ type: 'travel', isOffered: true }]} times={0} toId={(type) => type} />,
  async play({ canvas }) {
    await expect(canvas.getByText('Travel insurance: no longer part of this booking').closest('[data-outcome]')).not.toHaveFocus();
  },
};
const booked = { href: '#payment', newWindow: false };

/** BOOK-37. */
export const BookedUnpaid: Story = {
  render: () => <BookedTrip {...booked} booking={{ number: 'BBT-104233', state: 'unpaid' }} />,
  async play({ canvas }) {
    await expect(canvas.getByText('You have booked this trip: BBT-104233, not paid yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'To the payment' })).toHaveAttribute('href', '#payment');
  },
};

/** Paid in part, or in process: nothing is said that is not known. BOOK-37. */
export const BookedInProcess: Story = {
  render: () => <BookedTrip {...booked} booking={{ number: 'BBT-104233', state: 'booked' }} />,
  async play({ canvas }) {
    await expect(canvas.getByText('You have booked this trip: BBT-104233')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'To the booking' })).toBeVisible();
  },
};

export const BookedNotKnown: Story = { render: () => <BookedTrip {...booked} newWindow booking={null} /> };

/** A request without a response: the passengers lead to it, and the review says what is not part of it. BOOK-17. */
export const RequestWithoutResponse: Story = {
  render: () => (
    <>
      <RequestSent checkHref="#check" onRequest={false} />
      <EditedSince onRequest />
    </>
  ),
  async play({ canvas }) {
    await expect(canvas.getByText('You have already sent a booking for this trip')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Check my booking' })).toHaveAttribute('href', '#check');
    await expect(canvas.getByText('You changed something after you sent this request')).toBeVisible();
  },
};
