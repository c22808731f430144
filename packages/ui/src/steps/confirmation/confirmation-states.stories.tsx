import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ConfirmationView } from './confirmation-view.tsx';
import { insured, onPage, sampleArgs } from './sample-confirmation.tsx';

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
export const Refused: Story = { args: { booking: { ...sampleArgs.booking, status: 'refused' } } };
export const NoAnswer: Story = { args: { booking: { ...sampleArgs.booking, status: 'unknown', open: true } } };

/** The page shows the choices of the request that was sent. They cannot be changed, but the visitor can abandon the request. */
export const OpenAttempt: Story = {
  args: { booking: { ...sampleArgs.booking, open: true }, insurance: insured },
  async play({ canvas, args }) {
    await expect(canvas.getByRole('checkbox', { name: 'Yes, I want this insurance: Cancellation insurance' })).toBeDisabled();
    await expect(canvas.queryByRole('link', { name: 'Change' })).toBeNull();
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
    await expect(canvas.getByText('Your earlier request has not become a booking. You can change everything again.')).toBeVisible();
  },
};

export const Sold: Story = {
  args: { booking: { ...sampleArgs.booking, status: 'sold' } },
  async play({ canvas }) {
    await expect(canvas.getByText('A cabin that you chose has been sold in the meantime')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'To the cabins' })).toHaveAttribute('href', '#cabins');
  },
};
