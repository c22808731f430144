import { toCents } from '@booking/domain/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ExtrasTable } from './extras-table.tsx';

const extra = { price: toCents(1000), pricePerDay: null, mandatory: false, quantity: 0 };
const meta = {
  title: 'Steps/Extras',
  component: ExtrasTable,
  args: {
    extras: [
      {
        ...extra,
        id: 'gps',
        name: 'GPS',
        description: {
          text: '<p>Routes of all days. <a href="javascript:alert(1)">Minimum age 12.</a><img src="x"></p>',
          language: 'en',
        },
        price: toCents(5600),
        pricePerDay: toCents(700),
      },
      { ...extra, id: 'map', name: 'Map', description: null },
    ],
    max: 2,
    onQuantity: fn(),
  },
} satisfies Meta<typeof ExtrasTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The description is sanitised; a price per day is shown only where the product says so. CONF-42. */
export const Descriptions: Story = {
  async play({ canvas, canvasElement }) {
    await expect(await canvas.findByText('Minimum age 12.')).toBeVisible();
    await expect(canvasElement.querySelector('img, [href^="javascript"]')).toBeNull();
    const [gps, map] = canvas.getAllByRole('row').slice(1);
    await expect(gps).toHaveTextContent('€56.00€7.00 per day');
    await expect(map).not.toHaveTextContent('per day');
  },
};
