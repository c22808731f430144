import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { EarlierDetailsOffer, EarlierDetailsUsed } from './earlier-details.tsx';

const meta = {
  title: 'Steps/Earlier details',
  component: EarlierDetailsOffer,
  args: { trip: 'Amsterdam to Bruges · May 8 – 15, 2027', onUse: fn() },
} satisfies Meta<typeof EarlierDetailsOffer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What was entered for another trip is offered by its name. */
export const Offered: Story = {
  async play({ canvas, args }) {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Use the details that you entered for Amsterdam to Bruges · May 8 – 15, 2027' }),
    );
    await expect(args.onUse).toHaveBeenCalledOnce();
  },
};

/** Once they are filled in, that is said where the focus is. ERR-31. */
export const Used: Story = {
  render: () => <EarlierDetailsUsed />,
  async play({ canvas }) {
    const notice = canvas.getByText('Your details are filled in');
    await expect(notice).toBeVisible();
    await waitFor(() => expect(document.activeElement).toContainElement(notice));
  },
};
