import { aCabinType } from '@booking/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { SampleCabins, sampleArgs } from './sample-cabins.tsx';

const meta = {
  title: 'Steps/Cabins/Prices',
  component: SampleCabins,
  parameters: { layout: 'fullscreen' },
  args: sampleArgs,
} satisfies Meta<typeof SampleCabins>;
export default meta;
type Story = StoryObj<typeof meta>;

const toChoice = (type: ReturnType<typeof aCabinType>) => ({ type, name: type.name, description: null, images: [] });
const isInViewport = (element: HTMLElement): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
};

/** The price of each suggestion is explained in one line, which adds up to the total of the summary. CABIN-34, CABIN-38, CABIN-39. */
export const Arithmetic: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText('Plus €26 fixed costs p.p. (€21 at departure)')).toBeVisible();
    const suggestion = canvas.getByRole('button', { name: 'Choose these cabins Cheapest' });
    await expect(suggestion.closest('li')).toHaveTextContent('4 × €1,099.00 − €439.60 discount + €104.00 fixed costs');
    await expect(suggestion.closest('li')).toHaveTextContent('now €4,060.40was €4,500');
    await userEvent.click(suggestion);
    await expect(within(canvas.getByRole('complementary')).getByText('€4,060.40')).toBeVisible();
  },
};

/** On a phone the suggestions are as high without the font as with it: nothing moves when it arrives. CABIN-48. */
export const WithoutTheFont: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { party: 3 },
  async play({ canvas }) {
    await document.fonts.ready;
    const rows = canvas.getAllByRole('button', { name: /^Choose these/ }).map((one) => one.closest('li') as HTMLElement);
    const list = rows[0]?.parentElement as HTMLElement;
    const root = document.documentElement;
    // At every width that the list has on a phone.
    for (let width = 280; width < 360; width += 4) {
      list.style.width = `${width}px`;
      const [before, after] = ['"Figtree Variable"', '"Figtree Fallback"'].map((font) => {
        root.style.setProperty('--font', font);
        return rows.map((one) => one.offsetHeight);
      });
      if (root.clientWidth < 640) await expect({ width, heights: after }).toEqual({ width, heights: before });
    }
    root.style.removeProperty('--font');
    list.style.removeProperty('width');
  },
};

/** '3 or more' is said only where more than three fit. CABIN-40. */
export const ThreeInACabin: Story = {
  args: {
    choices: [
      toChoice(aCabinType({ id: 'three', name: 'Triple', maximum_occupancy: 3, unit_price: 900, discount_price: 700 })),
      toChoice(aCabinType({ id: 'four', name: 'Quad', maximum_occupancy: 4, unit_price: 800, discount_price: 600 })),
      toChoice(aCabinType({ id: 'two', name: 'Twin', maximum_occupancy: 2, unit_price: 1000, discount_price: 500 })),
    ],
  },
  async play({ canvas }) {
    const card = (name: string) => canvas.getByRole('article', { name });
    await expect(card('Triple')).toHaveTextContent('3 people: now €630was €700');
    await expect(card('Quad')).toHaveTextContent('3 or more: now €540was €600');
    await expect(card('Twin')).not.toHaveTextContent('€450');
  },
};

/** A cabin taken by one offers the total with a second person: one press, and the summary shows it. The focus stays in the row. CABIN-41. */
export const SecondPerson: Story = {
  args: { party: 2 },
  async play({ canvas }) {
    const card = within(canvas.getByRole('article', { name: 'Family cabin' }));
    await userEvent.selectOptions(card.getByRole('combobox'), '1');
    const total = () => within(canvas.getByRole('complementary')).getByText('Total').closest('dl')?.querySelector('dd');
    await expect(total()).toHaveTextContent('€1,825.10');
    await userEvent.click(card.getByRole('button', { name: 'Make it 2 people: €2,390.20 in all' }));
    await expect(total()).toHaveTextContent('€2,390.20');
    await expect(card.queryByRole('button', { name: /^Make it/ })).toBeNull();
    await expect(card.getByRole('button', { name: /^One fewer: People/ })).toHaveFocus();
  },
};

/** Cabins for fewer persons than the departure takes: 'Start booking' asks, in view and with the focus. CABIN-35, CABIN-37. */
export const TooFew: Story = {
  args: { cabins: { C3: [2] }, limits: { minimum_passengers: 4, maximum_passengers: 20 } },
  async play({ canvas }) {
    const question = canvas.getByRole('group', { name: 'This departure is for at least 4 people.' });
    await expect(question).toHaveTextContent('Your cabins are for 2 people.');
    const refusal = 'We will probably not be able to accept a booking like this.';
    await expect(question).not.toHaveTextContent(refusal);
    await expect(within(question).queryByRole('link')).toBeNull();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Start booking' })[0] as HTMLElement);
    await waitFor(() => expect(question).toHaveFocus());
    await expect(question).toHaveTextContent(refusal);
    await expect(isInViewport(question)).toBe(true);
    await expect(within(question).getByRole('link', { name: 'Start booking anyway' })).toHaveAttribute('href', '/passengers');
    await userEvent.click(within(question).getByRole('button', { name: 'Change cabins' }));
    await expect(canvas.getAllByRole('combobox')[0]).toHaveFocus();
  },
};
export const TooFewPhone: Story = { ...TooFew, globals: { viewport: { value: 'phone' } } };

/** The step says that the free cabins cannot hold the party before anything is chosen. CABIN-36. */
export const NoRoom: Story = {
  args: { party: 20, choices: [toChoice(aCabinType({ count: 3 }))] },
  async play({ canvas }) {
    await expect(canvas.getByText('The cabins still free on this ship have room for 6 people.')).toBeVisible();
    await expect(canvas.getByText('You are looking for places for 20 people.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Choose another ship or date' })).toHaveAttribute('href', '/ship');
  },
};
export const NoRoomGerman: Story = { ...NoRoom, play: async () => {}, globals: { language: 'de', brand: 'islandhopping' } };

/** On a narrow phone an amount and its currency stay on one line. CABIN-15. */
export const NarrowPhone: Story = {
  globals: { language: 'de', viewport: { value: 'phone' } },
  args: { choices: [toChoice(aCabinType({ id: 'suite', name: 'Suite', unit_price: 12_590.1 }))] },
  async play({ canvasElement }) {
    const [amount] = canvasElement.querySelectorAll<HTMLElement>('article strong [translate=no]');
    await expect(amount).toHaveTextContent('€');
    await expect(amount?.getClientRects()).toHaveLength(1);
  },
};
