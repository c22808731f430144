import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { getWordmark } from '../../brand/wordmark.ts';
import { type Args, SampleCabins, sampleArgs } from './sample-cabins.tsx';

const picture = getWordmark('boatbiketours', 'en').src;

const meta = {
  title: 'Steps/Cabins',
  component: SampleCabins,
  parameters: { layout: 'fullscreen' },
  args: sampleArgs,
} satisfies Meta<typeof SampleCabins>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 'Only {count} left', 'Available for single use' when minimum occupancy is 1, quantity 0 to count. CABIN-8, CABIN-10, CABIN-11, CABIN-17. */
export const Cards: Story = {
  async play({ canvas }) {
    const suite = within(canvas.getByRole('article', { name: 'Suite, upper deck' }));
    await expect(suite.getByText('Only 2 left')).toBeVisible();
    await expect(canvas.queryByText(/Only [46] left/)).toBeNull();
    await expect(canvas.getAllByText('Available for single use')).toHaveLength(2);
    await expect(suite.queryByText('Available for single use')).toBeNull();
    await expect(suite.getAllByRole('option')).toHaveLength(3);
  },
};

/** The first screenful has the picture of the first card; the others are loaded when they come near. */
export const Pictures: Story = {
  args: { choices: sampleArgs.choices?.map((choice) => ({ ...choice, images: [picture] })) ?? null },
  async play({ canvas }) {
    const pictures = canvas.getAllByRole('article').map((card) => card.querySelector('img')?.loading);
    await expect(pictures).toEqual(['eager', ...pictures.slice(1).map(() => 'lazy')]);
  },
};

/** A type without cabins stands last, as a line with its name; its card says so, and offers no number of them. CABIN-17. */
export const FullTypes: Story = {
  async play({ canvas }) {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    const line = canvas.getByText('Fully booked on this date: Single cabin');
    await userEvent.click(line);
    const [last] = canvas.getAllByRole('article').slice(-1);
    const card = within(last as HTMLElement);
    await expect(card.getByRole('heading', { name: 'Single cabin' })).toBeVisible();
    await expect(card.getByText('Fully booked')).toBeVisible();
    await expect(card.queryByRole('combobox')).toBeNull();
  },
};

/** Where all are full, their cards are open. CABIN-17. */
export const AllFull: Story = {
  args: { choices: sampleArgs.choices.map((choice) => ({ ...choice, type: { ...choice.type, count: 0 } })) },
  async play({ canvas }) {
    await expect(canvas.getAllByText('Fully booked')).toHaveLength(4);
    for (const card of canvas.getAllByRole('article')) await expect(card).toBeVisible();
  },
};

/** One stepper per cabin between minimum and maximum occupancy; the prices per person and for the cabin change with the persons. CABIN-12, CABIN-15, CABIN-34, CABIN-42. */
export const Persons: Story = {
  async play({ canvas }) {
    const card = within(canvas.getByRole('article', { name: 'Family cabin' }));
    const family = card.getByText('Family cabin').closest('article');
    await expect(family).toHaveTextContent('now €1,169.10was €1,299per person, with 2 in the cabin€2,338.20 for the whole cabin');
    await userEvent.selectOptions(card.getByRole('combobox'), '1');
    // A cabin is added with its minimum occupancy. A single occupant pays the surcharge price.
    await expect(family).toHaveTextContent('now €1,799.10was €1,999per person, alone in the cabin');
    await expect(family).not.toHaveTextContent('for the whole cabin');
    const more = card.getByRole('button', { name: /^One more: People/ });
    await userEvent.click(more);
    await userEvent.click(more);
    await expect(family).toHaveTextContent('now €989.10was €1,099per person, with 3 in the cabin');
    await expect(family).toHaveTextContent('now €2,967.30 for this cabinwas €3,297');
    await expect(canvas.getByText('3 of 4 people have a cabin')).toBeVisible();
    await userEvent.click(more);
    await userEvent.click(more);
    await expect(canvas.getByText('Everyone has a cabin')).toBeVisible();
    await userEvent.selectOptions(card.getByRole('combobox'), '0');
    await expect(card.queryByRole('button', { name: /^One more: People/ })).toBeNull();
  },
};

/** The number of cabins is a dropdown between two buttons, which stop at 0 and at the limit. A chosen type looks so. CABIN-44. */
export const Counted: Story = {
  async play({ canvas }) {
    const suite = within(canvas.getByRole('article', { name: 'Suite, upper deck' }));
    const count = suite.getByRole('combobox', { name: 'Cabins: Suite, upper deck' });
    const [fewer, more] = ['One fewer', 'One more'].map((name) =>
      suite.getByRole('button', { name: `${name}: Cabins: Suite, upper deck` }),
    );
    if (!fewer || !more) throw new Error('no buttons');
    const border = (name: string): string => getComputedStyle(canvas.getByRole('article', { name })).borderColor;
    await userEvent.click(fewer);
    await expect(count).toHaveValue('0');
    await expect(border('Suite, upper deck')).toBe(border('Family cabin'));
    for (const expected of ['1', '2', '2']) {
      await userEvent.click(more);
      await expect(count).toHaveValue(expected);
    }
    await expect(border('Suite, upper deck')).not.toBe(border('Family cabin'));
    await expect(more).toHaveFocus();
    await expect(more).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(fewer);
    await expect(suite.getAllByRole('listitem').filter((item) => item.textContent?.startsWith('Cabin '))).toHaveLength(1);
  },
};

/** A suggestion says so if few cabins of its type are left. CABIN-45. */
export const FewSuggested: Story = {
  args: { party: 2 },
  render: (props) => (
    <SampleCabins
      {...props}
      choices={props.choices?.map(({ type, ...rest }) => ({ ...rest, type: { ...type, count: type.id === 'C3' ? 2 : 9 } })) ?? null}
    />
  ),
  async play({ canvas }) {
    const suggestions = within(canvas.getByRole('region', { name: 'Suggestions for 2 people' }));
    const [cheapest, own] = suggestions.getAllByRole('listitem');
    await expect(cheapest).toHaveTextContent('Family cabin for 2 people');
    await expect(cheapest).toHaveTextContent('Only 2 left');
    await expect(own).not.toHaveTextContent('left');
  },
};

function CabinsSelling(props: Args) {
  const [left, setLeft] = useState(3);
  return (
    <>
      <SampleCabins {...props} choices={props.choices?.map(({ type, ...rest }) => ({ ...rest, type: { ...type, count: left } })) ?? null} />
      <button type="button" onClick={() => setLeft(left - 1)}>
        Sell one
      </button>
    </>
  );
}

/** What changes on a page that the browser has translated is shown: steppers, prices, totals, how many are left. SHELL-34, SHELL-35. */
export const Translated: Story = {
  globals: { translated: true },
  render: (props) => <CabinsSelling {...props} />,
  async play({ canvas }) {
    const card = within(canvas.getByRole('article', { name: 'Family cabin' }));
    const total = () => within(canvas.getByRole('complementary')).getByText('Total').closest('dl')?.querySelector('dd');
    await userEvent.selectOptions(card.getByRole('combobox'), '1');
    const count = card.getByRole('status');
    await expect(count.querySelector('font')).toHaveTextContent('1');
    await expect(total()).toHaveTextContent('€1,825.10');
    await userEvent.click(card.getByRole('button', { name: /^One more: People/ }));
    await expect(count).toHaveTextContent('2');
    await expect(total()).toHaveTextContent('€2,390.20');
    await expect(canvas.getByText('2 of 4 people have a cabin')).toBeVisible();
    await expect(card.getByText('Only 3 left')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sell one' }));
    await expect(card.getByText('Only 2 left')).toBeVisible();
    await expect(canvas.getAllByText('Choose these cabins')[0]?.tagName).toBe('FONT');
    await userEvent.click(canvas.getByRole('button', { name: 'Choose these cabins Cheapest' }));
    await expect(canvas.getByRole('button', { name: 'Choose these cabins Cheapest' })).toHaveAttribute('aria-pressed', 'true');
  },
};

/** A suggestion places the whole party with one click. Nothing is chosen before the click; afterwards the button keeps its name. CABIN-43. */
export const Suggested: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText('You have not chosen a cabin yet')).toBeVisible();
    for (const button of canvas.getAllByRole('button', { name: /^Choose these cabins/ }))
      await expect(button).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(canvas.getByRole('button', { name: 'Choose these cabins Cheapest' }));
    const taken = canvas.getByRole('button', { name: 'Choose these cabins Cheapest' });
    await expect(taken).toHaveFocus();
    await expect(taken).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByText('Everyone has a cabin')).toBeVisible();
    // The suggestion's price is the price of the trip.
    const price = taken.closest('li')?.querySelector('ins span:last-child')?.textContent ?? '';
    await expect(canvas.getAllByText(price).length).toBeGreaterThan(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Choose these cabins A cabin each' }));
    await expect(canvas.getByText('Everyone has a cabin')).toBeVisible();
    await expect(taken).toHaveAttribute('aria-pressed', 'false');
  },
};

/** Step 3 with zero persons in total shows 'Please select your cabin(s)'. DATE-32. */
export const CabinMissing: Story = {
  async play({ canvas }) {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Start booking' })[0] as HTMLElement);
    await expect(canvas.getByText('Please select your cabin(s)')).toBeVisible();
    await expect(canvas.getAllByRole('combobox')[0]).toHaveFocus();
  },
};

/** Start booking is a native link, which opens a new window when embedded. CABIN-25. */
export const Embedded: Story = {
  args: { cabins: { 'C1-twin': [2, 1] }, embedded: true },
  globals: { embedded: true },
  async play({ canvas }) {
    const [link] = canvas.getAllByRole('link', { name: /^Start booking/ });
    await expect(link).toHaveAttribute('href', '/passengers');
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

/** A description, and pictures that open large. CABIN-7. */
export const Described: Story = {
  args: { choices: sampleArgs.choices.map((choice) => ({ ...choice, images: ['1', '2', '3'].map((name) => `${picture}?${name}`) })) },
  async play({ canvas }) {
    await expect(await canvas.findByText('private bathroom')).toBeVisible();
    const pictures = canvas.getByRole('link', { name: 'Twin cabin, main deck 3 pictures' });
    await userEvent.click(pictures);
    await expect(await canvas.findByRole('dialog', { name: 'Twin cabin, main deck' })).toBeVisible();
  },
};
export const Chosen: Story = { args: { cabins: { 'C1-twin': [2, 1], C3: [3] } } };
export const Adjusted: Story = { args: { cabins: { sold: [2] } } };
/** DATE-32. */
export const NoCabins: Story = {
  args: { choices: [] },
  async play({ canvas }) {
    await expect(canvas.getByText('No cabins available')).toBeVisible();
  },
};
export const Loading: Story = { args: { choices: null } };
export const Failed: Story = { args: { choices: null, loadError: 'No cabin information' } };
export const GermanIslands: Story = { args: { cabins: { 'C1-twin': [2] } }, globals: { language: 'de', brand: 'islandhopping' } };
export const Phone: Story = { args: { cabins: { 'C1-twin': [2] } }, globals: { viewport: { value: 'phone' } } };
