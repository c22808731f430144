import { quote } from '@booking/domain/pricing';
import { aPolicy } from '@booking/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PriceOverview } from './price-overview.tsx';
import { sampleDeparture, sampleInput, sampleQuote } from './sample-trip.ts';

const meta = {
  title: 'Summary/PriceOverview',
  component: PriceOverview,
  args: { quote: sampleQuote, departure: { tourName: sampleDeparture.tour_name, dates: 'May 8 – 15, 2027', shipName: 'Meander' } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PriceOverview>;
export default meta;
type Story = StoryObj<typeof meta>;

/** CONF-21. */
export const WithInsurance: Story = {};
export const WithoutInsurance: Story = { args: { quote: quote({ ...sampleInput, insurance: { cancellation: false, travel: false } }) } };
export const NorthAmerica: Story = { args: { quote: quote({ ...sampleInput, country: 'CA' }) } };
export const German: Story = { globals: { language: 'de', brand: 'islandhopping' } };

export const LineExplained: Story = {
  async play({ canvas }) {
    await userEvent.click(canvas.getByText('2 × E-bike'));
    await expect(canvas.getByText('2 × €27.50 × 8 days')).toBeVisible();
  },
};

const untaxed = aPolicy({ id: 'insu00000000000002', fixed_cost: 20, fee_percentage: 0, tax_percentage: 0 });
const [taxed] = sampleInput.products.insurance_policies;

/** Two policies of one type are two lines, each under its name; one without tax says nothing about it. CONF-51, CONF-52. */
export const TwoPolicies: Story = {
  args: {
    quote: quote({
      ...sampleInput,
      products: { ...sampleInput.products, insurance_policies: [...sampleInput.products.insurance_policies, untaxed] },
    }),
    productNames: { [taxed?.id ?? '']: 'Trip cover', [untaxed.id]: 'Cancellation insurance 2' },
  },
  async play({ canvas }) {
    await expect(canvas.getByText('Trip cover')).toBeVisible();
    await userEvent.click(canvas.getByText('Cancellation insurance 2'));
    await expect(canvas.getByText('Premium €20.00')).toBeVisible();
  },
};
