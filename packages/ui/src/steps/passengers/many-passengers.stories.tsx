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

/** The surname of the previous passenger is one press away, as long as there is none. PASS-90. */
export const SameLastName: Story = {
  async play({ canvas, args }) {
    const second = getRegion(canvas, 'Personal information - Additional passenger 1');
    await expect(second.queryByRole('button', { name: /^Last name/ })).toBeNull();
    await userEvent.type(getMainBooker(canvas).getByLabelText('First name'), 'Ann');
    await userEvent.type(getMainBooker(canvas).getByLabelText('Last name'), 'Smit');
    const chip = await second.findByRole('button', { name: 'Last name: Smit, like Ann' });
    // It is not there for a name that is typed; nothing moves.
    const topOf = (label: string) => second.getByLabelText(label).getBoundingClientRect().top;
    const distance = topOf('Day') - topOf('Last name');
    await userEvent.type(second.getByLabelText('Last name'), 'V');
    await waitFor(() => expect(chip).not.toBeInTheDocument());
    await expect(topOf('Day') - topOf('Last name')).toBe(distance);
    await userEvent.clear(second.getByLabelText('Last name'));
    await userEvent.click(await second.findByRole('button', { name: 'Last name: Smit, like Ann' }));
    await expect(second.getByLabelText('Last name')).toHaveValue('Smit');
    await waitFor(() => expect(second.getByLabelText('First name')).toHaveFocus());
    await expect(second.queryByRole('button', { name: /^Last name/ })).toBeNull();
    await expect(args.actions.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ passengers: [expect.anything(), expect.objectContaining({ lastName: 'Smit', bike: '' })] }),
    );
  },
};

/** One press copies bicycle and diet from the previous passenger, each only where there is none yet. PASS-91. */
export const SameTrip: Story = {
  async play({ canvas, args }) {
    const second = getRegion(canvas, 'Personal information - Additional passenger 1');
    await expect(second.queryByRole('button', { name: /^Same bike/ })).toBeNull();
    await userEvent.click(getMainBooker(canvas).getByRole('radio', { name: /Electric bike/ }));
    await userEvent.click(await second.findByRole('button', { name: 'Same bike and diet as Main booker' }));
    await expect(second.getByRole('radio', { name: /Electric bike/ })).toBeChecked();
    await waitFor(() => expect(second.getByLabelText('First name')).toHaveFocus());
    await waitFor(() => expect(second.queryByRole('button', { name: /^Same bike/ })).toBeNull());
    await expect(args.actions.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        passengers: [expect.anything(), expect.objectContaining({ lastName: '', bike: 'a0B000000000000002' })],
      }),
    );
  },
};

/** What is copied is the previous passenger's, and so is the name. PASS-91. */
export const SameTripAsTheSecond: Story = {
  args: { form: sampleForm(3) },
  async play({ canvas }) {
    const [second, third] = [1, 2].map((number) => getRegion(canvas, `Personal information - Additional passenger ${number}`));
    await userEvent.type(getMainBooker(canvas).getByLabelText('First name'), 'Ann');
    await userEvent.type(second.getByLabelText('First name'), 'Bo');
    await userEvent.click(second.getByRole('radio', { name: /Electric bike/ }));
    await expect(await third.findByRole('button', { name: 'Same bike and diet as Bo' })).toBeVisible();
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
    await userEvent.click(last.getByRole('button', { name: 'Edit' }));
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

/** One passenger at a time: the other is a row, and the main action leads there. PASS-94, PASS-95. */
export const OneAtATime: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    form: sampleForm(2, {
      ...filledValues(2),
      passengers: filledValues(2).passengers.map((one, index) => (index === 1 ? { ...one, bodyHeight: '' } : one)),
    }),
  },
  async play({ canvas, args }) {
    const [main, second] = [getMainBooker(canvas), getRegion(canvas, 'Personal information - Additional passenger 1')];
    await expect(second.getByLabelText('Body height')).toBeVisible();
    await expect(main.getByText('Ann Smit')).toBeVisible();
    await expect(main.queryByLabelText('First name')).toBeNull();
    await userEvent.click(main.getByRole('button', { name: 'Edit' }));
    await waitFor(() => expect(main.getByLabelText('First name')).toBeVisible());
    await expect(second.queryByLabelText('First name')).toBeNull();
    await expect(second.getByText('1 detail to fill in')).toBeVisible();
    const next = () => canvas.getAllByRole('button', { name: 'Next passenger' })[0] as HTMLElement;
    await userEvent.click(next());
    await waitFor(() => expect(second.getByLabelText('Body height')).toBeVisible());
    await userEvent.type(second.getByLabelText('Body height'), '181');
    await submitForm(canvas);
    await waitFor(() => expect(args.actions.onSubmit).toHaveBeenCalledOnce());
  },
};

export const OneAtATimeGerman: Story = {
  ...OneAtATime,
  globals: { viewport: { value: 'smallestPhone' }, language: 'de' },
  play: async () => {},
};
