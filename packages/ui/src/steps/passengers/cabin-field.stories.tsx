import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { PassengersView } from './passengers-view.tsx';
import { getMainBooker, getRegion, onPage, sampleArgs, sampleForm } from './sample-form.tsx';

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
    await option('Twin cabin 1 · 2 places free');
    await userEvent.selectOptions(cabin, 'twin:0');
    await option('Twin cabin 1 · you · 1 place free');
    await userEvent.selectOptions(second.getByLabelText('Cabin'), 'twin:0');
    await option('Twin cabin 1 · you + 1');
    await userEvent.type(second.getByLabelText('First name'), 'Bo');
    await option('Twin cabin 1 · you and Bo');
    const third = getRegion(canvas, 'Personal information - Additional passenger 2');
    await userEvent.selectOptions(third.getByLabelText('Cabin'), 'twin:0');
    await option('Twin cabin 1 · you and Bo + 1 · too many');
  },
};
