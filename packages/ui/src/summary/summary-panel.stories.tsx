import { quote } from '@booking/domain/pricing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { sampleDeparture, sampleInput, sampleQuote } from './sample-trip.ts';
import { SummaryPanel } from './summary-panel.tsx';

const meta = {
  title: 'Summary/SummaryPanel',
  component: SummaryPanel,
  args: { tourName: sampleDeparture.tour_name, departure: sampleDeparture, quote: sampleQuote },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 376 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SummaryPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Price lines expand to show their calculation: quantity × unit price, days. SHELL-23, DATE-42. */
export const Full: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText('3 people')).toBeVisible();
    const line = canvas.getByText('2 × E-bike');
    await userEvent.click(line);
    await expect(canvas.getByText('2 × €27.50 × 8 days')).toBeVisible();
    await userEvent.click(line);
    await waitFor(() => expect(canvas.getByText('2 × €27.50 × 8 days')).not.toBeVisible());
  },
};
export const German: Story = { globals: { language: 'de' } };
export const Dutch: Story = { globals: { language: 'nl' } };
export const IslandHopping: Story = { globals: { brand: 'islandhopping' } };
export const NothingChosen: Story = { args: { departure: null, quote: null } };
export const DateChosen: Story = { args: { departure: null, dates: 'May 8 – 15, 2027', quote: null } };
export const CabinsChosen: Story = {
  args: { quote: quote({ ...sampleInput, passengers: [], additional: {}, insurance: { cancellation: false, travel: false } }) },
};
/** An on-request booking is confirmed, or alternatives are proposed, within 48 hours. DATE-30. */
export const OnRequest: Story = {
  args: { departure: { ...sampleDeparture, on_request: true } },
  async play({ canvas }) {
    await expect(canvas.getByText(/Within 48 hours we will confirm it or suggest alternatives/)).toBeVisible();
  },
};
export const NorthAmerica: Story = { args: { quote: quote({ ...sampleInput, country: 'US' }) } };
