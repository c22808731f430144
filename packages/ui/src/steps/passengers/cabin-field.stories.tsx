import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { PassengersView } from './passengers-view.tsx';
import { getMainBooker, getRegion, onPage, sampleArgs, sampleForm } from './sample-form.tsx';
import { sampleStep } from './sample-offer.ts';

const meta = {
  title: 'Steps/Passengers/Cabin',
  component: PassengersView,
  parameters: { layout: 'fullscreen' },
  decorators: [onPage],
  args: sampleArgs,
} satisfies Meta<typeof PassengersView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Who sleeps in a cabin, and how many places are free. PASS-76. */
export const CabinSaysWhoSleepsThere: Story = {
  args: { form: sampleForm(3) },
  async play({ canvas }) {
    const cabin = getMainBooker(canvas).getByLabelText('Cabin');
    const second = getRegion(canvas, 'Personal information - Additional passenger 1');
    const option = (name: string) => within(cabin).findByRole('option', { name });
    await option('Twin cabin · cabin 1 · 2 places free');
    await userEvent.selectOptions(cabin, 'twin:0');
    await option('Twin cabin · cabin 1 · you · 1 place free');
    await userEvent.selectOptions(second.getByLabelText('Cabin'), 'twin:0');
    await option('Twin cabin · cabin 1 · you + 1');
    await userEvent.type(second.getByLabelText('First name'), 'Bo');
    await option('Twin cabin · cabin 1 · you and Bo');
    const third = getRegion(canvas, 'Personal information - Additional passenger 2');
    await userEvent.selectOptions(third.getByLabelText('Cabin'), 'twin:0');
    await option('Twin cabin · cabin 1 · you and Bo + 1 · too many');
  },
};

const three = sampleForm(3);

/** Where all cabins are counted together, a cabin that holds more than its own places is not too full: the form accepts it. PASS-82. */
export const CabinsCountedTogether: Story = {
  args: {
    form: {
      ...three,
      step: sampleStep(3, 'total'),
      offer: { ...three.offer, assignment: 'total' },
    },
  },
  async play({ canvas }) {
    const cabin = getMainBooker(canvas).getByLabelText('Cabin');
    const option = (name: string) => within(cabin).findByRole('option', { name });
    for (const region of ['Main booker', 'Additional passenger 1', 'Additional passenger 2'])
      await userEvent.selectOptions(getRegion(canvas, `Personal information - ${region}`).getByLabelText('Cabin'), 'twin:0');
    await option('Twin cabin · cabin 1 · you + 2');
    // Nobody is left for the other cabin.
    await option('Twin cabin · cabin 2');
  },
};
