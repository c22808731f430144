import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { PassengersView } from './passengers-view.tsx';
import { getMainBooker, getRegion, onPage, sampleArgs, sampleForm, submitForm } from './sample-form.tsx';
import { filledValues } from './sample-offer.ts';

const meta = {
  title: 'Steps/Passengers/Many',
  component: PassengersView,
  parameters: { layout: 'fullscreen' },
  decorators: [onPage],
  args: sampleArgs,
} satisfies Meta<typeof PassengersView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One click copies surname, bicycle and diet from the previous passenger, each only into an empty field. */
export const TakeOver: Story = {
  async play({ canvas, args }) {
    const second = getRegion(canvas, 'Personal information - Additional passenger 1');
    await expect(second.queryByRole('button', { name: /^Copy last name/ })).toBeNull();
    await userEvent.type(getMainBooker(canvas).getByLabelText('First name'), 'Ann');
    await userEvent.type(getMainBooker(canvas).getByLabelText('Last name'), 'Smit');
    await userEvent.click(getMainBooker(canvas).getByRole('radio', { name: /Electric bike/ }));
    await userEvent.click(await second.findByRole('button', { name: 'Copy last name, bike and diet from Ann Smit' }));
    await expect(second.getByLabelText('Last name')).toHaveValue('Smit');
    await expect(second.getByRole('radio', { name: /Electric bike/ })).toBeChecked();
    await waitFor(() => expect(second.getByLabelText('First name')).toHaveFocus());
    await expect(second.queryByRole('button', { name: /^Copy last name/ })).toBeNull();
    await expect(args.actions.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        passengers: [expect.anything(), expect.objectContaining({ lastName: 'Smit', bike: 'a0B000000000000002' })],
      }),
    );
  },
};

/** In a larger party only the first incomplete passenger is expanded. A collapsed card has no fields, and reports what is missing. PASS-60. */
export const TwentyEmpty: Story = {
  args: { form: sampleForm(20) },
  async play({ canvas }) {
    const first = getRegion(canvas, 'Personal information - Additional passenger 1');
    const last = getRegion(canvas, 'Personal information - Additional passenger 19');
    await expect(first.getByLabelText('First name')).toBeVisible();
    await expect(last.queryByLabelText('First name')).toBeNull();
    await expect(last.getByText('6 details to fill in')).toBeVisible();
    // A submit with issues expands only the card of the first issue.
    await submitForm(canvas);
    await waitFor(() => expect(getMainBooker(canvas).getByLabelText('First name')).toHaveFocus());
    await expect(last.queryByLabelText('First name')).toBeNull();
    // A card that is expanded afterwards shows its errors.
    await userEvent.click(last.getByRole('button', { name: 'Show details' }));
    await expect(await last.findByText('First name is required')).toBeVisible();
  },
};

/** Moves to the next validation issue, and collapses a passenger who is complete. PASS-81. */
export const NextGap: Story = {
  args: {
    form: sampleForm(6, {
      ...filledValues(6),
      passengers: filledValues(6).passengers.map((one, index) => (index === 2 || index === 4 ? { ...one, bodyHeight: '' } : one)),
    }),
  },
  async play({ canvas }) {
    await userEvent.click(
      within(canvas.getByRole('navigation', { name: 'Passengers' })).getByRole('button', { name: 'Go to what is missing' }),
    );
    const third = getRegion(canvas, 'Personal information - Additional passenger 2');
    await waitFor(() => expect(third.getByLabelText('Body height')).toHaveFocus());
    await userEvent.keyboard('170');
    await userEvent.click(third.getByRole('button', { name: 'Go to what is missing' }));
    const fifth = getRegion(canvas, 'Personal information - Additional passenger 4');
    await waitFor(() => expect(fifth.getByLabelText('Body height')).toHaveFocus());
    await expect(third.queryByLabelText('Body height')).toBeNull();
    await expect(third.getByText('complete')).toBeVisible();
    await userEvent.keyboard('180');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Go to what is missing' })).toBeNull());
  },
};
