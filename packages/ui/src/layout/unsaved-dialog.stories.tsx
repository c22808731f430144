import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { UnsavedDialog } from './unsaved-dialog.tsx';

const meta = {
  title: 'Layout/Unsaved entries',
  component: UnsavedDialog,
  args: { open: true, onStay: fn(), onLeave: fn() },
} satisfies Meta<typeof UnsavedDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** STORE-24. */
export const Open: Story = {
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Leave anyway' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
    await expect(args.onStay).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Stay here' }));
    await expect(args.onStay).toHaveBeenCalledOnce();
  },
};
export const German: Story = { globals: { language: 'de' } };
