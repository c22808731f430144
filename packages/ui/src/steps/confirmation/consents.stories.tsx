import type { TermKey } from '@booking/domain/market';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ConfirmationView, type ConfirmationViewProps } from './confirmation-view.tsx';
import { insured, onPage, sampleArgs, sampleReview } from './sample-confirmation.tsx';

/** A review with the cancellation insurance, whose consents are given, and asked for by a press, as on the page. */
function WithConsents({ initial, ...args }: ConfirmationViewProps & { initial: readonly TermKey[] }) {
  const [tries, setTries] = useState(0);
  const [accepted, setAccepted] = useState(initial);
  const step = sampleReview({ insured: true, accepted: [...accepted], asked: tries > 0 ? args.step.required : [] });
  const onConsent = (key: TermKey, given: boolean) => setAccepted(given ? [...accepted, key] : accepted.filter((one) => one !== key));
  return (
    <ConfirmationView {...args} step={step} tries={tries} actions={{ ...args.actions, onConsent, onBook: () => setTries(tries + 1) }} />
  );
}

const meta = {
  title: 'Steps/Confirmation/Consents',
  component: WithConsents,
  parameters: { layout: 'fullscreen' },
  decorators: [onPage],
  args: { ...sampleArgs, ...insured, initial: ['consumer', 'payment'] },
} satisfies Meta<typeof WithConsents>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The panel's button leads to what is open; then it orders. CONF-60. */
export const PanelButton: Story = {
  async play({ canvas }) {
    await userEvent.click(within(canvas.getByRole('complementary')).getByRole('button', { name: 'Review and book' }));
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: /terms of the cancellation insurance/ })).toHaveFocus());
  },
};

/** CONF-16, CONF-17, CONF-21. */
export const TermsLeftOut: Story = {
  async play({ canvas }) {
    await userEvent.click(canvas.getAllByRole('button', { name: /^Book now/ })[0] as HTMLElement);
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: /terms of the cancellation insurance/ })).toHaveFocus());
    await expect(canvas.getByText('Please accept the terms for your insurance.')).toBeVisible();
    await expect(canvas.getByText('Please accept the terms for your travel.')).toBeVisible();
  },
};

/** All terms that were left out are marked and described, but the message is shown once: at the first of them. CONF-63. */
export const OneMessage: Story = {
  args: { initial: ['cancellation'] },
  async play({ canvas }) {
    const message = 'Please accept the terms for your travel.';
    await userEvent.click(canvas.getAllByRole('button', { name: /^Book now/ })[0] as HTMLElement);
    const marked = () => canvas.getAllByRole<HTMLInputElement>('checkbox').filter((box) => box.ariaInvalid === 'true');
    await waitFor(() => expect(marked()).toHaveLength(3));
    for (const expected of [3, 2, 1]) {
      const [first, ...others] = marked();
      await expect([first, ...others]).toHaveLength(expected);
      for (const box of marked()) await expect(box).toHaveAccessibleDescription(message);
      await expect(canvas.getByText(message).closest('[data-field]')).toContainElement(first as HTMLElement);
      await userEvent.click(first as HTMLElement);
    }
    await expect(canvas.queryByText(message)).toBeNull();
  },
};
