import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { useTranslation } from '../../i18n/index.ts';
import { sampleSteps } from '../sample-page.ts';
import { Progress } from './progress.tsx';
import { StepIndicator } from './step-indicator.tsx';

function ProgressStory({ current, marker }: { current: number; marker: 'boat' | 'bike' }) {
  const { t } = useTranslation('progress');
  return <Progress steps={sampleSteps(current, t)} marker={marker} />;
}

const meta = { title: 'Layout/Progress', component: ProgressStory, args: { current: 3, marker: 'boat' } } satisfies Meta<
  typeof ProgressStory
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DepartureDate: Story = { args: { current: 1, marker: 'bike' } };
/** 7 steps in order; desktop shows a horizontal stepper with a boat or bike icon on the current segment. SHELL-11, SHELL-13, SHELL-15. */
export const Cabins: Story = {
  async play({ canvas, canvasElement }) {
    if (canvasElement.ownerDocument.documentElement.clientWidth < 768) return;
    const list = canvas.getByRole('list');
    const steps = within(list).getAllByRole('listitem');
    const names = ['Back to home', 'Departure date', 'Ship', 'Cabins', 'Personal information', 'Price overview and extras', 'Payment'];
    await expect(steps).toHaveLength(names.length);
    for (const [index, name] of names.entries()) await expect(steps[index]).toHaveTextContent(name);
    await expect(within(list).getAllByRole('link')).toHaveLength(3);
    const current = steps[3]?.querySelector('[aria-current=step]');
    await expect(current).toBeVisible();
    await expect(current?.querySelector('svg')).toBeVisible();
    await expect(canvasElement.querySelector('summary')).toBeNull();
  },
};
export const PaymentIslandHopping: Story = { args: { current: 6 }, globals: { brand: 'islandhopping' } };
export const German: Story = { args: { current: 4 }, globals: { language: 'de' } };

/** The first steps have their final position while the rest of a streamed page has not arrived. */
export const FirstSteps: Story = {
  render: ({ marker }) => <Progress steps={sampleSteps(3, (key) => key).slice(0, 2)} marker={marker} />,
  async play({ canvas, canvasElement }) {
    if (canvasElement.ownerDocument.documentElement.clientWidth < 768) return;
    const list = canvas.getByRole('list');
    for (const step of within(list).getAllByRole('listitem')) await expect(step.clientWidth).toBeCloseTo(list.clientWidth / 7, -1);
  },
};

/** SHELL-11, SHELL-12, SHELL-15. */
export const PhoneDropdown: Story = {
  name: 'Phone: a dropdown of the steps; only steps before the current one are links',
  globals: { viewport: { value: 'phone' } },
  async play({ canvas, canvasElement }) {
    if (canvasElement.ownerDocument.documentElement.clientWidth >= 768) return;
    const summary = canvas.getByText('3 of 6');
    await userEvent.click(summary);
    const link = await canvas.findByRole('link', { name: /Departure date/ });
    await expect(link).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Payment/ })).toBeNull();
    await expect(canvasElement.querySelectorAll('ol')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(link).not.toBeVisible());
  },
};

/** SHELL-17, SHELL-50. */
export const ThreeSteps: Story = {
  render: () => <StepIndicator current={2} />,
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByText('Choice 2 of 3')).toBeVisible();
    const states = [...canvasElement.querySelectorAll('[aria-hidden] > [data-state]')].map((mark) => mark.getAttribute('data-state'));
    await expect(states).toEqual(['done', 'current', 'later']);
  },
};
