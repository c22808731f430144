import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { PriceChanged, type PriceChangedProps } from './price-changed.tsx';
import { sampleChange, sampleDeparture, sampleQuote } from './sample-trip.ts';
import { SummaryPanel } from './summary-panel.tsx';

const meta = {
  title: 'Summary/PriceChanged',
  component: PriceChanged,
  args: { change: sampleChange, isEarlier: false, onAcknowledge: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 376 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PriceChanged>;
export default meta;
type Story = StoryObj<typeof meta>;

function UntilAcknowledged(props: PriceChangedProps) {
  const [change, setChange] = useState(props.change);
  return <PriceChanged {...props} change={change} onAcknowledge={() => setChange(null)} />;
}

/** Each line with its old and new amount, and the totals; once it is acknowledged, that the new price counts. PRICE-50, PRICE-51. */
export const Changed: Story = {
  render: (args) => <UntilAcknowledged {...args} />,
  async play({ canvas }) {
    await expect(canvas.getByText('1 × Twin cabin, lower deck: was €1,599.00, is now €1,899.00')).toBeVisible();
    await expect(canvas.getByText('3 × Helmet: new, €36.00')).toBeVisible();
    await expect(canvas.getByText('1 × Touring bike: gone, was €95.00')).toBeVisible();
    await expect(canvas.getByText(/^Total: was €[\d,.]+, is now €[\d,.]+$/)).toBeVisible();
    await expect(document.body).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'I have seen the new price' }));
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^The new price counts from now on: €[\d,.]+\.$/));
    await expect(canvas.queryByText('The price of your trip has changed')).toBeNull();
  },
};

/** The visitor has chosen something else since: the totals are those of what was shown. PRICE-51. */
export const OfAnEarlierChoice: Story = {
  args: { isEarlier: true },
  async play({ canvas }) {
    await expect(canvas.getByText(/^Total of what you had chosen: was /)).toBeVisible();
  },
};

/** What is paid to whom has changed, and no amount. */
export const PaidOnBoard: Story = {
  args: {
    change: {
      lines: sampleQuote.lines.flatMap((line) =>
        line.kind === 'additional_product' ? [{ before: line, after: { ...line, localCost: true } }] : [],
      ),
      before: sampleQuote.total,
      after: sampleQuote.total,
    },
  },
  async play({ canvas }) {
    await expect(canvas.getByText('2 × Transfer to the station: €90.00, now paid at departure')).toBeVisible();
  },
};

export const InTheSummary: Story = {
  render: (args) => (
    <SummaryPanel
      tourName={sampleDeparture.tour_name}
      departure={sampleDeparture}
      quote={sampleQuote}
      notice={<PriceChanged {...args} />}
    />
  ),
};
export const German: Story = { ...InTheSummary, globals: { language: 'de', brand: 'islandhopping' } };
export const Dutch: Story = { ...InTheSummary, globals: { language: 'nl' } };
