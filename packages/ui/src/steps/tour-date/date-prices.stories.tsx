import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { iso } from '../sample-choosing.ts';
import { cell, SampleTourDate, sampleArgs } from './sample-tour-date.tsx';

const meta = {
  title: 'Steps/TourDate/Prices',
  component: SampleTourDate,
  parameters: { layout: 'fullscreen' },
  args: sampleArgs,
} satisfies Meta<typeof SampleTourDate>;
export default meta;
type Story = StoryObj<typeof meta>;

const details = (canvasElement: HTMLElement, text: string) =>
  within(canvasElement).getByText(text, { selector: 'strong, strong *' }).closest('div') as HTMLElement;

/** True if a text is struck through, by its own element or by one that contains it. */
const isStruck = (text: Element | null): boolean =>
  text !== null && (getComputedStyle(text).textDecorationLine === 'line-through' || isStruck(text.parentElement));

/** The chosen day's line has the reduced and the old price; what comes on top stands below the heading. DATE-37, DATE-41, PRICE-48. */
export const Discount: Story = {
  args: { date: iso('2027-05-15') },
  async play({ canvasElement }) {
    const line = details(canvasElement, 'May 15 – 22, 2027, chosen');
    await expect(line).toHaveTextContent('now from €1,169.10 p.p.was €1,299');
    await expect(line.querySelector('del')).toHaveTextContent('€1,299');
    const costs = 'Plus €72.15 fixed costs p.p. (€24.15 at departure) · Plus €19.50 fixed costs per booking';
    await expect(within(canvasElement).getByText(costs).getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
    const { height } = line.getBoundingClientRect();
    await userEvent.hover(cell(canvasElement, '2027-05-08'));
    const hovered = details(canvasElement, 'May 8 – 15, 2027');
    await expect(hovered).toHaveTextContent('from €1,199 p.p.');
    await expect(hovered).not.toHaveTextContent('per person');
    await expect(hovered.getBoundingClientRect().height).toBe(height);
    // A day without a trip says nothing.
    await userEvent.hover(canvasElement.querySelector<HTMLElement>('[role=gridcell][data-state=unavailable]') as HTMLElement);
    await expect(details(canvasElement, 'May 15 – 22, 2027, chosen')).toBeVisible();
  },
};
export const DiscountPhone: Story = {
  args: { date: iso('2027-05-15'), width: 1 },
  globals: { viewport: { value: 'phone' }, language: 'nl' },
};

/** The cheapest day of the months shown is marked in words, the discount included. DATE-38. */
export const LowestPrice: Story = {
  args: { width: 1 },
  async play({ canvas, canvasElement }) {
    const day = cell(canvasElement, '2027-05-15');
    await expect(day).toHaveTextContent(/lowest$/);
    await expect(day).toHaveAccessibleName('Saturday, May 15, 2027, 14 available, from €1,170, was €1,299, discount, lowest price');
    await expect(canvas.getByText('Lowest price: Sat, May 15, 2027, €1,169.10')).toBeVisible();
    await userEvent.hover(day);
    await expect(canvas.getByText('lowest price')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
    await expect(cell(canvasElement, '2027-06-26')).toHaveTextContent(/lowest$/);
  },
};

/** Not while a month is loading: it may have a lower price. DATE-38. */
export const LowestPriceLoading: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { loadingSecond: true },
  async play({ canvas, canvasElement }) {
    await expect(cell(canvasElement, '2027-05-15')).toHaveTextContent('€1,170');
    await expect(canvas.queryByText(/lowest/i, { ignore: '[aria-label=Legend] *' })).toBeNull();
  },
};

/** A row has the reduced price, too, and the cheapest one says so. A day for another party size is not struck through. DATE-37, DATE-38, DATE-39. */
export const Rows: Story = {
  args: { width: 1 },
  async play({ canvas, canvasElement }) {
    await userEvent.click(canvas.getByLabelText('List'));
    const row = (await canvas.findByRole('button', { name: /^Choose: May 15/ })).closest('li');
    await expect(row).toHaveTextContent('now from €1,169.10 p.p.was €1,299');
    await expect(row).toHaveTextContent('lowest price');
    await expect(canvas.getAllByText('lowest price')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
    const struck = (text: string) => isStruck(within(canvasElement).getByText(text));
    await waitFor(() => expect(canvas.getByText('Jun 9 – 16, 2027')).toBeVisible());
    await expect(struck('Jun 9 – 16, 2027')).toBe(false);
    await expect(struck('Jun 19 – 26, 2027')).toBe(true);
  },
};

/** In the calendar, as well. DATE-39. */
export const OtherParty: Story = {
  globals: { viewport: { value: 'desktop' } },
  async play({ canvasElement }) {
    const struck = (date: string, number: string) =>
      isStruck(within(cell(canvasElement, date)).getByText(number, { selector: '[aria-hidden] *' }));
    await expect(struck('2027-06-09', '9')).toBe(false);
    await expect(struck('2027-06-05', '5')).toBe(false);
    await expect(struck('2027-06-19', '19')).toBe(true);
  },
};
