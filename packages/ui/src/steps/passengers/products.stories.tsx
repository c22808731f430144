import { toCents } from '@booking/domain/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { getWordmark } from '../../brand/wordmark.ts';
import type { PassengerOffer } from './offer.ts';
import { PassengersView } from './passengers-view.tsx';
import { getMainBooker, onPage, sampleArgs, sampleForm } from './sample-form.tsx';
import { filledValues } from './sample-offer.ts';

// What the products of a passenger say about themselves.
const form = sampleForm(2);
const describe = <Offered,>(products: readonly Offered[], at: number, facts: object): Offered[] =>
  products.map((product, index) => (index === at ? { ...product, ...facts } : product));
const offer: PassengerOffer = {
  ...form.offer,
  bikes: describe(form.offer.bikes, 1, {
    description: { text: '<p>Charged on board. <b>Minimum age 16.</b><script>alert(1)</script></p>', language: 'en' },
    pricePerDay: toCents(2800),
  }),
  diets: describe(form.offer.diets, 1, { description: { text: 'Bread and cake without wheat.', language: 'en' } }),
  other: describe(form.offer.other, 0, { description: { text: '<p>Collected on board.</p>', language: 'en' } }),
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
    const electric = main.getByRole('radio', { name: 'Electric bike €28 per day · €224 in total' });
    await expect(electric).toHaveAccessibleDescription(/^Charged on board\.\s?Minimum age 16\.$/);
    await expect(main.getByRole('radio', { name: 'Touring bike, 8 gears €96 in total' })).not.toHaveAttribute('aria-describedby');
    await expect(main.getByRole('checkbox', { name: 'Tourist tax €21 in total' })).toHaveAccessibleDescription(
      'required for everyone Collected on board.',
    );
    // The whole box is the click target, the description included.
    const text = main.getByText('Minimum age 16.');
    text.scrollIntoView({ block: 'center' });
    const { x, y } = text.getBoundingClientRect();
    await expect(document.elementFromPoint(x + 2, y + 2)).toHaveAttribute('for', electric.id);
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

const wordmark = getWordmark('boatbiketours', 'en').src;
const bikesWith = (images: readonly (string | null)[]): PassengerOffer => ({
  ...offer,
  bikes: offer.bikes.map((bike, index) => ({ ...bike, image: images[index] ?? null })),
});
const pictures = (card: HTMLElement): (string | null)[] =>
  [...card.querySelectorAll('div:has(> input[type=radio]) img')].map((image) => image.getAttribute('src'));

/** Only what the product itself shows: the others have a neutral drawing. PASS-77. */
export const SomePictures: Story = {
  args: { form: { ...form, offer: bikesWith([null, wordmark]) } },
  async play({ canvasElement }) {
    const [touring, electric, own] = pictures(canvasElement.querySelector('#passenger-0') as HTMLElement);
    await expect(electric).toBe(wordmark);
    await expect(touring).toMatch(/bicycle.*\.svg/);
    await expect(own).toBe(touring);
  },
};

/** The same drawing for each bicycle would say nothing. PASS-77. */
export const NoPictures: Story = {
  async play({ canvasElement }) {
    await expect(pictures(canvasElement)).toEqual([]);
  },
};

const long =
  '<p>Mid-drive motor with a range of about 80 km.</p><p>It is charged on board at night.</p><p>Minimum age 16.</p><p>With a lock.</p>';

/** Two lines, and all of the chosen one. PASS-78. */
export const LongDescription: Story = {
  args: { form: { ...form, offer: { ...offer, bikes: describe(offer.bikes, 1, { description: { text: long, language: 'en' } }) } } },
  async play({ canvas }) {
    const main = getMainBooker(canvas);
    const radio = main.getByRole('radio', { name: /^Electric bike/ });
    await main.findByText('With a lock.');
    const text = document.getElementById(radio.getAttribute('aria-describedby') ?? '') as HTMLElement;
    const line = main.getByText('With a lock.').closest('p')?.offsetHeight ?? 0;
    // The two lines are paragraphs with a gap between them.
    await expect(text.clientHeight).toBeLessThan(3 * line);
    await userEvent.click(radio);
    await expect(text.scrollHeight).toBe(text.clientHeight);
    await expect(text.clientHeight).toBeGreaterThan(4 * line);
  },
};

/** Each is said until there is another one; a card that is collapsed says it, too. PASS-89. */
export const NoLongerOffered: Story = {
  args: {
    form: { ...form, offer, initial: filledValues(2) },
    notices: {
      restored: true,
      lost: [
        { passenger: 0, field: 'bike', id: 'gone-1', name: 'Tandem' },
        { passenger: 0, field: 'diet', id: 'gone-2', name: null },
        { passenger: 1, field: 'other', id: 'gone-3', name: 'Child seat' },
      ],
    },
  },
  async play({ canvas }) {
    const main = getMainBooker(canvas);
    await expect(
      await main.findByText('The diet that was chosen is no longer available. Please choose another one if you need it.'),
    ).toBeVisible();
    // It has another bicycle.
    await expect(main.queryByText(/Tandem/)).toBeNull();
    await expect(await canvas.findByText('“Child seat” is no longer available and has been removed.')).toBeVisible();
    await userEvent.selectOptions(main.getByLabelText(/^Diet/), main.getByRole('option', { name: /^Vegetarian/ }));
    await waitFor(() => expect(main.queryByText(/diet that was chosen/)).toBeNull());
  },
};
