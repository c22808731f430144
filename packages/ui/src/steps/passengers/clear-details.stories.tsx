import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { PassengersView } from './passengers-view.tsx';
import { onPage, sampleArgs, sampleForm } from './sample-form.tsx';
import { filledValues } from './sample-offer.ts';

const meta = {
  title: 'Steps/Passengers/Clear details',
  component: PassengersView,
  parameters: { layout: 'fullscreen' },
  decorators: [onPage],
  args: sampleArgs,
} satisfies Meta<typeof PassengersView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The outcome has the focus, and is within the window. */
async function expectOutcome(text: string): Promise<void> {
  await waitFor(() => expect(document.activeElement).toHaveAttribute('data-outcome'));
  await expect(document.activeElement).toHaveTextContent(text);
  const { top = -1, bottom = 0 } = document.activeElement?.getBoundingClientRect() ?? {};
  await expect(top >= 0 && bottom <= window.innerHeight).toBe(true);
}

/** The question is in view with the focus; 'Cancel' leaves everything as it is. PASS-79. */
export const ClearMyDetails: Story = {
  args: { form: sampleForm(2, filledValues(2)), notices: { restored: true } },
  async play({ canvas, args }) {
    const clear = await canvas.findByRole('button', { name: 'Clear my details' });
    await userEvent.click(clear);
    await expectOutcome('Clear all details?');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.queryByText('Clear all details?')).toBeNull();
    await expect(clear).toHaveFocus();
    await expect(args.actions.onClear).not.toHaveBeenCalled();
    await userEvent.click(clear);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear everything' }));
    await expect(args.actions.onClear).toHaveBeenCalledOnce();
  },
};

/** On a phone the buttons of a message stand below each other, and are of one width. SHELL-74. */
export const ClearOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: ClearMyDetails.args ?? {},
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear my details' }));
    const [clear, cancel] = ['Clear everything', 'Cancel'].map((name) => canvas.getByRole('button', { name }).getBoundingClientRect());
    if (document.documentElement.clientWidth < 480) {
      await expect([cancel?.left, cancel?.width]).toEqual([clear?.left, clear?.width]);
      await expect((cancel?.top ?? 0) >= (clear?.bottom ?? 0)).toBe(true);
    }
  },
};

/** PASS-79. */
export const Cleared: Story = {
  args: { notices: { restored: false, cleared: true } },
  play: () => expectOutcome('Your details have been cleared'),
};
