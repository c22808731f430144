import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { CollapsibleText } from './collapsible-text.tsx';

const lines = (count: number): string => Array.from({ length: count }, (_, line) => `Line ${line + 1} of the text.`).join('<br>');

/** A text that is replaced, as one is when its translation or its markup arrives late. */
function Late({ before, after }: { before: string; after: string }) {
  const [isLate, setIsLate] = useState(false);
  return (
    <>
      <CollapsibleText text={{ text: isLate ? after : before, language: 'en' }} about="Meander" />
      <button type="button" onClick={() => setIsLate(true)}>
        Replace
      </button>
    </>
  );
}

const meta = { title: 'Steps/CollapsibleText', component: Late } satisfies Meta<typeof Late>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The edge of a clipped text is between two lines, also where it has paragraphs: none is cut through. SHELL-75. */
export const EndsBetweenLines: Story = {
  args: { before: '<p><b>One.</b><br><b>Two.</b></p><p><b>Three.</b><br><b>Four.</b><br><b>Five.</b></p><p><b>Six.</b></p>', after: '' },
  async play({ canvas }) {
    // The markup comes after the plain text.
    await waitFor(() => expect(canvas.getByText('Six.').closest('b')).not.toBeNull());
    await canvas.findByRole('button', { name: 'Read more Meander' });
    const edge = canvas.getByText('One.').closest('[data-lines]')?.getBoundingClientRect().bottom ?? 0;
    for (const line of ['One.', 'Two.', 'Three.', 'Four.', 'Five.', 'Six.']) {
      const { top, bottom } = canvas.getByText(line).getBoundingClientRect();
      await expect(top >= edge - 0.5 || bottom <= edge + 0.5).toBe(true);
    }
  },
};

/** A text that grows beyond its four lines has the button that expands it, and an expanded one the button that clips it. */
export const Grows: Story = {
  args: { before: lines(4), after: lines(6) },
  async play({ canvas }) {
    const more = () => canvas.queryByRole('button', { name: 'Read more Meander' });
    await expect(await canvas.findByText(/Line 4 of the text/)).toBeVisible();
    await expect(more()).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Replace' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Read more Meander' }));
    await expect(canvas.getByRole('button', { name: /Meander/ })).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvas.getByRole('button', { name: /Meander/ }));
    await expect(more()).not.toBeNull();
  },
};
