import { toCents } from '@booking/domain/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { PassengerOffer } from './offer.ts';
import { PassengersView } from './passengers-view.tsx';
import { getMainBooker, onPage, sampleArgs, sampleForm } from './sample-form.tsx';

// What the products of a passenger say about themselves.
const form = sampleForm(2);
const describe = <Offered,>(products: readonly Offered[], at: number, facts: object): Offered[] =>
  products.map((product, index) => (index === at ? { ...product, ...facts } : product));
const offer: PassengerOffer = {
  ...form.offer,
  bikes: describe(form.offer.bikes, 1, {
    description: '<p>Charged on board. <b>Minimum age 16.</b><script>alert(1)</script></p>',
    pricePerDay: toCents(2800),
  }),
  diets: describe(form.offer.diets, 1, { description: 'Bread and cake without wheat.' }),
  other: describe(form.offer.other, 0, { description: '<p>Collected on board.</p>' }),
};

const meta = {
  title: 'Steps/Passengers: products',
  component: PassengersView,
  parameters: { layout: 'fullscreen' },
  decorators: [onPage],
  args: { ...sampleArgs, form: { ...form, offer } },
} satisfies Meta<typeof PassengersView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The description describes the control and is not part of its name. PASS-75. */
export const Descriptions: Story = {
  async play({ canvas }) {
    const main = getMainBooker(canvas);
    await main.findByText('Minimum age 16.');
    const electric = main.getByRole('radio', { name: 'Electric bike €28 per day · €224 for the whole trip' });
    await expect(electric).toHaveAccessibleDescription(/^Charged on board\.\s?Minimum age 16\.$/);
    await expect(main.getByRole('radio', { name: 'Touring bike, 8 gears €96 for the whole trip' })).not.toHaveAttribute('aria-describedby');
    await expect(main.getByRole('checkbox', { name: 'Tourist tax €21 for the whole trip' })).toHaveAccessibleDescription(
      'always included Collected on board.',
    );
  },
};

/** The chosen diet's description is below the field. PASS-75. */
export const Diet: Story = {
  async play({ canvas }) {
    const main = getMainBooker(canvas);
    await expect(main.queryByText('Bread and cake without wheat.')).toBeNull();
    await userEvent.selectOptions(main.getByLabelText(/Diet/), 'a0D000000000000002');
    await expect(main.getByText('Bread and cake without wheat.')).toBeVisible();
  },
};
