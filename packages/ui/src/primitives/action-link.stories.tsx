import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { ActionLink } from './action-link.tsx';
import { LinkContext } from './link-context.ts';

const follow = fn(() => true);
const intend = fn();

const meta = {
  title: 'Primitives/ActionLink',
  component: ActionLink,
  args: { href: '/departures/D1/cabins', children: 'Cabins' },
  decorators: [
    (Story) => (
      <LinkContext value={{ follow, intend }}>
        <Story />
      </LinkContext>
    ),
  ],
} satisfies Meta<typeof ActionLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Followed: Story = {
  async play({ canvas, args }) {
    const link = canvas.getByRole('link');
    await userEvent.hover(link);
    await expect(intend).toHaveBeenCalledWith(args.href);
    await userEvent.click(link);
    await expect(follow).toHaveBeenCalledWith(args.href);
  },
};

export const NewWindow: Story = {
  args: { newWindow: true },
  async play({ canvas }) {
    follow.mockClear();
    const link = canvas.getByRole('link');
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(link);
    await expect(follow).not.toHaveBeenCalled();
    await expect(link).toHaveAttribute('target', '_blank');
  },
};
