import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Coupon, DroppedCoupon } from './coupon.tsx';

const meta = {
  title: 'Summary/Coupon',
  component: Coupon,
  args: { applied: null, busy: false, error: null, onApply: fn(), onRemove: fn() },
} satisfies Meta<typeof Coupon>;
export default meta;
type Story = StoryObj<typeof meta>;

/** PASS-49. */
export const Collapsed: Story = {};

/** PASS-49. */
export const Editing: Story = {
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Coupon code?' }));
    await expect(canvas.getByLabelText('Coupon code')).toHaveFocus();
    await userEvent.keyboard(' SUN50 {Enter}');
    await expect(args.onApply).toHaveBeenCalledWith('SUN50');
  },
};

/** PASS-50. */
export const EmptyCodeClears: Story = {
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Coupon code?' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(args.onApply).toHaveBeenCalledWith('');
    await expect(canvas.getByRole('button', { name: 'Coupon code?' })).toBeVisible();
  },
};

/** PASS-52. */
export const Invalid: Story = {
  args: { error: 'voucher-invalid' },
  async play({ canvas }) {
    await expect(canvas.getByText('Invalid voucher code')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { error: 'something-went-wrong', initial: 'SUN50' },
  async play({ canvas }) {
    await expect(canvas.getByText('Something went wrong')).toBeVisible();
    await expect(canvas.getByLabelText('Coupon code')).toHaveValue('SUN50');
  },
};

/** PASS-49. */
export const Applied: Story = {
  args: { applied: 'SUN50' },
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove coupon code?' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const Dropped: Story = {
  render: () => <DroppedCoupon code="SPRING" />,
  async play({ canvas }) {
    await expect(canvas.getByText('Coupon SPRING is not valid for this departure and has been removed.')).toBeVisible();
  },
};
export const German: Story = { args: { applied: 'SUN50' }, globals: { language: 'de' } };
