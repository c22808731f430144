import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { SavedTripPlace } from '../layout/index.ts';
import { ContinueRow } from './continue-row.tsx';

function SamplePage() {
  const [isShown, setIsShown] = useState(true);
  return (
    <main>
      <h1 tabIndex={-1}>Choose your tour</h1>
      {isShown ? (
        <SavedTripPlace>
          <ContinueRow
            trip="South Dalmatia · Apr 3 – 10, 2027 · 2 people"
            href="/departures/d1/cabins"
            onDismiss={() => setIsShown(false)}
          />
        </SavedTripPlace>
      ) : null}
    </main>
  );
}

const meta = { title: 'Share/Continue', component: SamplePage } satisfies Meta<typeof SamplePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The row leads to the trip. Dismissed, it is gone, and the heading has the focus. TOUR-17. */
export const Dismissed: Story = {
  async play({ canvas }) {
    const link = canvas.getByRole('link', { name: 'Continue: South Dalmatia · Apr 3 – 10, 2027 · 2 people' });
    await expect(link).toHaveAttribute('href', '/departures/d1/cabins');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide this trip' }));
    await expect(link).not.toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};

/** Before it is known whether there is a trip, the mark of the page reserves the place of the row. TOUR-18. */
export const Reserved: Story = {
  render: () => <SavedTripPlace />,
  beforeEach: () => () => void delete document.documentElement.dataset.savedTrip,
  async play({ canvasElement }) {
    const place = canvasElement.querySelector('div')?.lastElementChild ?? canvasElement;
    const heightOf = () => place.getBoundingClientRect().height;
    await expect(heightOf()).toBe(0);
    document.documentElement.dataset.savedTrip = '';
    await expect(heightOf()).toBe(92);
  },
};
