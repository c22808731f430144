import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from './button.tsx';
import { Changed } from './changed.tsx';

function Amounts() {
  const [amount, setAmount] = useState(1199);
  return (
    <>
      <p>
        <Changed amount={`€${amount}`} />
      </p>
      <Button onClick={() => setAmount(amount + 50)}>Dearer</Button>
    </>
  );
}

const meta = { title: 'Primitives/Changed', component: Amounts } satisfies Meta<typeof Amounts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each change is highlighted, the first amount is not, and nothing moves. SHELL-54. */
export const EachChange: Story = {
  async play({ canvas }) {
    const button = canvas.getByRole('button');
    const animation = (text: string) => getComputedStyle(canvas.getByText(text), '::before').animationName;
    const { top } = button.getBoundingClientRect();
    await expect(animation('€1199')).toBe('none');
    await userEvent.click(button);
    await expect(animation('€1249')).not.toBe('none');
    const before = canvas.getByText('€1249');
    await userEvent.click(button);
    await expect(animation('€1299')).not.toBe('none');
    // A new element, so that its animation starts again.
    await expect(before).not.toBeInTheDocument();
    await expect(button.getBoundingClientRect().top).toBe(top);
  },
};
