import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button.tsx';
import { Dialog } from './dialog.tsx';
import { Disclosure } from './disclosure.tsx';

const meta = { title: 'Primitives/Overlays' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function DialogStory({ title = 'Cancellation insurance' }: { title?: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>What does it cover?</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={title}>
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

/** Beside a long title, too, the button that closes it is a target for fingers. SHELL-40. */
export const DialogOnPhone: Story = {
  render: () => <DialogStory title="Reiserücktrittskostenversicherung" />,
  parameters: { viewport: { options: { narrow: { name: '360 px', styles: { width: '360px', height: '740px' } } } } },
  globals: { viewport: { value: 'narrow' } },
  async play({ canvas }) {
    await expect(window.innerWidth).toBe(360);
    await userEvent.click(canvas.getByRole('button', { name: 'What does it cover?' }));
    for (const button of canvas.getAllByRole('button', { name: 'Close' })) {
      await expect(Math.min(button.offsetWidth, button.offsetHeight)).toBeGreaterThanOrEqual(44);
    }
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
