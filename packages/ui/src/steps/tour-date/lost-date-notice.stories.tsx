import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { cell, SampleTourDate, sampleArgs } from './sample-tour-date.tsx';

const meta = {
  title: 'Steps/TourDate/LostDate',
  component: SampleTourDate,
  parameters: { layout: 'fullscreen' },
  args: sampleArgs,
} satisfies Meta<typeof SampleTourDate>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A lost date says why, and offers the closest days: a press on one selects it and shows it, with the focus. DATE-25, DATE-36. */
export const LostDate: Story = {
  args: { lost: { kind: 'from-persons', count: 4 } },
  async play({ canvas, canvasElement }) {
    const status = await canvas.findByText('The departure on Saturday, June 5, 2027 is for at least 4 people.');
    await expect(status.closest('[role=status]')).not.toBeNull();
    const offered = within(status.closest('[role=status]') as HTMLElement).getAllByRole('button');
    await expect(offered.map(({ textContent }) => textContent)).toEqual([
      'Saturday, May 22, 2027',
      'Saturday, May 29, 2027',
      'Saturday, June 12, 2027',
    ]);
    await userEvent.click(offered[2] as HTMLElement);
    await waitFor(() => expect(cell(canvasElement, '2027-06-12')).toHaveFocus());
    await expect(cell(canvasElement, '2027-06-12')).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.queryByText(/is for at least 4 people/)).toBeNull();
  },
};
/** A closest day of another month shows that month, with the focus on the day. DATE-36. */
export const LostDatePhone: Story = {
  args: { lost: { kind: 'fully-booked' }, width: 1 },
  globals: { viewport: { value: 'phone' } },
  async play({ canvas, canvasElement }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Saturday, June 12, 2027' }));
    await waitFor(() => expect(cell(canvasElement, '2027-06-12')).toHaveFocus());
    const { top, bottom } = cell(canvasElement, '2027-06-12').getBoundingClientRect();
    await expect(top >= 0 && bottom <= window.innerHeight).toBe(true);
  },
};
export const LostDateFull: Story = { args: { lost: { kind: 'fully-booked' }, departures: [] } };
