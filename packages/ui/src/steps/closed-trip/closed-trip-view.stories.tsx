import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { SampleAside, SamplePage, SampleProgress } from '../sample-layout.tsx';
import { ClosedTripView } from './closed-trip-view.tsx';

const meta = {
  title: 'Steps/Closed trip',
  component: ClosedTripView,
  args: { title: 'checkout:passengers.title', progress: <SampleProgress step={4} />, aside: null, datesHref: '#dates' },
  render: (args) => (
    <SamplePage>
      <ClosedTripView {...args} aside={<SampleAside>{null}</SampleAside>} />
    </SamplePage>
  ),
} satisfies Meta<typeof ClosedTripView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Says that the trip can no longer be booked, in view with the focus, and leads to other dates. DATE-48, ERR-31. */
export const Closed: Story = {
  async play({ canvas }) {
    const notice = canvas.getByRole('alert');
    await expect(notice).toHaveTextContent('This trip can no longer be booked');
    await waitFor(() => expect(notice.parentElement).toHaveFocus());
    await waitFor(() => expect(notice.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
    await expect(notice.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(canvas.getByRole('link', { name: 'Choose another date' })).toHaveAttribute('href', '#dates');
  },
};
