import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { sampleChange } from '../../summary/sample-trip.ts';
import type { BookingStatus } from './confirmation-data.ts';
import { ConfirmationView, type ConfirmationViewProps } from './confirmation-view.tsx';
import { insured, onPage, sampleArgs, sampleReview, showReview } from './sample-confirmation.tsx';

const meta = {
  title: 'Steps/Confirmation/Booking',
  component: ConfirmationView,
  parameters: { layout: 'fullscreen' },
  decorators: [onPage],
  args: sampleArgs,
} satisfies Meta<typeof ConfirmationView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Booking: Story = {
  args: { booking: { ...sampleArgs.booking, status: 'booking' } },
  async play({ canvas, args }) {
    const button = canvas.getAllByRole('button', { name: 'Creating your booking' })[0] as HTMLElement;
    await userEvent.click(button);
    await expect(args.actions.onBook).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button', { name: 'Review and book' })).toBeNull();
  },
};
export const Slow: Story = { args: { booking: { ...sampleArgs.booking, status: 'slow' } } };
export const Failed: Story = {
  args: { booking: { ...sampleArgs.booking, status: 'failed' } },
  async play({ canvas }) {
    await expect(canvas.getByText('Something went wrong')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the cabins' })).toHaveAttribute('href', '#cabins');
  },
};
/** The price is not the one that was on the button: the lines that have changed, and nothing is sent. CONF-47. */
export const Repriced: Story = {
  args: { booking: { ...sampleArgs.booking, status: 'repriced', change: { change: sampleChange } } },
  async play({ canvas }) {
    await expect(canvas.getByText('1 × Twin cabin, lower deck: was €1,599.00, is now €1,899.00')).toBeVisible();
    await expect(canvas.getByText(/^Nothing has been sent yet/)).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^The price of your trip has changed/));
  },
};
export const Refused: Story = { args: { booking: { ...sampleArgs.booking, status: 'refused' } } };
export const NoAnswer: Story = { args: { booking: { ...sampleArgs.booking, status: 'unknown', open: true } } };

/** The page shows the choices of the request that was sent. They cannot be changed, but the visitor can abandon the request. CONF-40. */
export const OpenAttempt: Story = {
  args: { booking: { ...sampleArgs.booking, open: true }, ...insured },
  async play({ canvas, args }) {
    await expect(canvas.getByRole('checkbox', { name: 'Yes, I want this insurance: Cancellation insurance' })).toBeDisabled();
    // The button checks the request, and makes no other booking.
    await expect(canvas.queryAllByRole('button', { name: /^Book now|^Review and book/ })).toEqual([]);
    await expect(canvas.getAllByRole('button', { name: /^Check my booking/ }).length).toBeGreaterThan(1);
    await expect(canvas.getByText('You have already sent this booking')).toBeVisible();
    await expect(canvas.getByText('You have already sent this booking').closest('[tabindex]')).not.toHaveFocus();
    await expect(canvas.queryByText(/Nothing is charged yet|Nothing is booked until/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await expect(args.actions.onStartOver).toHaveBeenCalledOnce();
  },
};

export const Asking: Story = {
  args: { booking: { ...sampleArgs.booking, status: 'checking', open: true } },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button', { name: 'Start over' })).toBeNull();
  },
};

export const Left: Story = {
  args: { booking: { ...sampleArgs.booking, status: 'left' } },
  async play({ canvas }) {
    await expect(canvas.getByText('Your earlier booking did not go through. You can change everything again.')).toBeVisible();
  },
};

/** On request nothing is called a booking: neither the button nor what follows its press. CONF-57. */
export const OpenRequest: Story = {
  args: { step: sampleReview({ onRequest: true }), booking: { ...sampleArgs.booking, open: true } },
  async play({ canvas }) {
    await expect(canvas.getByText('You have already sent this request')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Check my request/ }).length).toBeGreaterThan(1);
    await expect(canvas.queryByRole('button', { name: /booking/i })).toBeNull();
  },
};

export const Sold: Story = {
  args: { booking: { ...sampleArgs.booking, status: 'sold' } },
  async play({ canvas }) {
    await expect(canvas.getByText('One of your cabins has been booked by someone else')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the cabins' })).toHaveAttribute('href', '#cabins');
  },
};

/** CONF-45. */
export const Unpaid: Story = {
  args: { booking: { ...sampleArgs.booking, status: 'unpaid' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Call +31 20 555 0142' })).toHaveAttribute('href', 'tel:+31205550142');
    await expect(canvas.getByRole('link', { name: 'Back to the cabins' })).toHaveAttribute('href', '#cabins');
  },
};

const outcomes = {
  slow: 'Creating your booking',
  limited: 'Your booking has to wait a moment',
  failed: 'Something went wrong',
  sold: 'One of your cabins has been booked by someone else',
  unpaid: 'Too many cabins are waiting for payment',
  refused: 'Something went wrong',
  unknown: 'Something went wrong',
  checking: 'Checking your earlier booking',
  left: 'Your earlier booking did not go through. You can change everything again.',
} as const satisfies Partial<Record<BookingStatus, string>>;

function WithOutcomes(args: ConfirmationViewProps) {
  const [remaining, setRemaining] = useState(() => Object.keys(outcomes) as BookingStatus[]);
  const [status, setStatus] = useState<BookingStatus>('idle');
  const next = () => {
    setStatus(remaining[0] ?? 'idle');
    setRemaining(remaining.slice(1));
  };
  const booking = { ...args.booking, status, retryDelay: 30, open: status === 'unknown' };
  return (
    <>
      <ConfirmationView {...args} booking={booking} />
      <button type="button" style={{ position: 'fixed', insetBlockStart: 0, zIndex: 9 }} onClick={next}>
        Next outcome
      </button>
    </>
  );
}

const isInViewport = ({ top, bottom }: DOMRect): boolean => top >= 0 && bottom <= window.innerHeight;

/** Each outcome is in the viewport and has the focus. CONF-41, ERR-31. */
export const EveryOutcomeIsSeen: Story = {
  render: (args) => <WithOutcomes {...args} />,
  async play({ canvas }) {
    for (const text of Object.values(outcomes)) {
      window.scrollTo(0, 0);
      await userEvent.click(canvas.getByRole('button', { name: 'Next outcome' }));
      await waitFor(() => expect(document.activeElement).toHaveTextContent(text));
      await expect(isInViewport((document.activeElement as Element).getBoundingClientRect())).toBe(true);
    }
  },
};

/** ERR-32. */
export const TooManyRequests: Story = {
  args: { booking: { ...sampleArgs.booking, status: 'limited', retryDelay: 30 } },
  async play({ canvas }) {
    await expect(canvas.getByText(/We will try again automatically in 30 seconds\./)).toBeVisible();
  },
};

/** The refused fields, each with a link to it. CONF-38. */
export const RefusedFields: Story = {
  args: {
    booking: {
      ...sampleArgs.booking,
      status: 'refused',
      refused: [
        { path: 'main.zipCode', passenger: 0, key: 'zipCode', code: 'zip-required', href: '#back#main.zipCode' },
        { path: 'passengers.1.firstName', passenger: 1, key: 'firstName', code: 'not-accepted', href: '#back#passengers.1.firstName' },
      ],
    },
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Main booker, Zip code: Zip code is required' })).toHaveAttribute(
      'href',
      '#back#main.zipCode',
    );
    const name = 'Additional passenger 1, First name: This entry was not accepted. Please check and correct it.';
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', '#back#passengers.1.firstName');
  },
};

const requestOutcomes = {
  ...outcomes,
  slow: 'Sending your request',
  limited: 'Your request has to wait a moment',
  failed: 'Your request was not accepted',
  refused: 'Your request was not accepted',
  unknown: 'whether your request has reached us',
  checking: 'Checking your earlier request',
  left: 'Your earlier request did not go through. You can change everything again.',
} as const satisfies Partial<Record<BookingStatus, string>>;

/** CONF-57. */
export const EveryOutcomeOfARequest: Story = {
  args: { step: sampleReview({ onRequest: true }) },
  render: (args) => <WithOutcomes {...args} />,
  async play({ canvas }) {
    for (const text of Object.values(requestOutcomes)) {
      await userEvent.click(canvas.getByRole('button', { name: 'Next outcome' }));
      await waitFor(() => expect(document.activeElement).toHaveTextContent(text));
    }
  },
};

/** The panel's button orders once nothing is open. CONF-60. */
export const PanelButtonOrders: Story = {
  args: showReview(sampleReview({ accepted: sampleArgs.step.required })),
  async play({ canvas }) {
    await expect(within(canvas.getByRole('complementary')).getByRole('button', { name: 'Book now' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Review and book' })).toBeNull();
  },
};
export const PanelButtonOnRequest: Story = {
  args: showReview(sampleReview({ onRequest: true })),
  async play({ canvas }) {
    await expect(within(canvas.getByRole('complementary')).getByRole('button', { name: 'Review and request' })).toBeVisible();
  },
};
