import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Purpose } from './purpose.tsx';

const meta = { title: 'Steps/Passengers/Purpose', component: Purpose } satisfies Meta<typeof Purpose>;
export default meta;
type Story = StoryObj<typeof meta>;

/** SHELL-52. */
export const WithPrivacyStatement: Story = {
  args: { privacyHref: '/privacy' },
  async play({ canvas }) {
    await expect(
      canvas.getByText(/^We need these details for your booking.* Please let the other passengers know that you give us theirs\.$/),
    ).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Privacy (opens in a new window)' });
    await expect(link).toHaveAttribute('href', '/privacy');
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

/** SHELL-52. */
export const WithoutOne: Story = {
  args: { privacyHref: null },
  async play({ canvas }) {
    await expect(
      canvas.getByText(/^We need these details for your booking.* Please let the other passengers know that you give us theirs\.$/),
    ).toBeVisible();
    await expect(canvas.queryByText('Privacy')).toBeNull();
  },
};
