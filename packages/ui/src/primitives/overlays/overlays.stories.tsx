import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button.tsx';
import { Dialog } from './dialog.tsx';
import { Disclosure } from './disclosure.tsx';

const meta = { title: 'Primitives/Overlays' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function DialogStory() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>What does it cover?</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Cancellation insurance">
        <p>Covers the travel sum when you have to cancel for one of the listed reasons.</p>
      </Dialog>
    </>
  );
}

export const DialogOpen: Story = {
  render: () => <DialogStory />,
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'What does it cover?' }));
    await expect(canvas.getByRole('dialog', { name: 'Cancellation insurance' })).toBeVisible();
  },
};

export const DialogClosedAgain: Story = {
  render: () => <DialogStory />,
  async play({ canvas }) {
    const opener = canvas.getByRole('button', { name: 'What does it cover?' });
    await userEvent.click(opener);
    await userEvent.click(canvas.getAllByRole('button', { name: 'Close' })[0] ?? opener);
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

export const DisclosureOpen: Story = {
  render: () => (
    <Disclosure summary="More about this cabin" open>
      <p>Two lower beds, a private bathroom and a window that opens.</p>
    </Disclosure>
  ),
};
