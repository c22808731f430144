import { type CabinSelection, personCount, setCabinCount, setPersons } from '@booking/domain/cabins';
import { quote } from '@booking/domain/pricing';
import { suggestCabins } from '@booking/domain/suggestions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { SummaryPanel } from '../../summary/index.ts';
import { sampleDeparture, sampleInput } from '../../summary/sample-trip.ts';
import { sampleCabinTypes } from '../sample-choosing.ts';
import { SampleAside, SamplePage, SampleProgress } from '../sample-layout.tsx';
import { type CabinChoice, type CabinSuggestion, CabinsView } from './cabins-view.tsx';

const all = sampleCabinTypes.map((type): CabinChoice => ({ type, name: type.name, description: type.description, images: [] }));
type Args = {
  choices: readonly CabinChoice[] | null;
  cabins: CabinSelection;
  party: number;
  adjusted: boolean;
  loadError: string | null;
  embedded: boolean;
};

const suggestions = (selection: CabinSelection, party: number, choices: readonly CabinChoice[] | null): CabinSuggestion[] =>
  Object.entries((choices && suggestCabins(sampleCabinTypes, party)) ?? {}).map(([kind, cabins]) => ({
    kind: kind as CabinSuggestion['kind'],
    cabins,
    total: quote({ ...sampleInput, cabinTypes: sampleCabinTypes, cabins, passengers: [], country: null }).total,
    chosen: JSON.stringify(cabins) === JSON.stringify(selection),
  }));

function Page({ choices, cabins, party, adjusted, loadError, embedded }: Args) {
  const [selection, setSelection] = useState(cabins);
  const [attempts, setAttempts] = useState(0);
  const persons = personCount(selection);
  const price =
    persons > 0 ? quote({ ...sampleInput, cabinTypes: sampleCabinTypes, cabins: selection, passengers: [], country: null }) : null;
  return (
    <SamplePage>
      <CabinsView
        title="cabins:title"
        progress={<SampleProgress step={3} />}
        aside={
          <SampleAside>
            <SummaryPanel tourName={null} departure={sampleDeparture} quote={price} />
          </SampleAside>
        }
        choices={choices}
        selection={selection}
        party={party}
        suggestions={suggestions(selection, party, choices)}
        onTake={setSelection}
        onCount={(type, count) => setSelection(setCabinCount(selection, type, count))}
        onPersons={(id, index, value) => setSelection(setPersons(selection, id, index, value))}
        adjusted={adjusted}
        back={{ href: '/ship' }}
        next={
          persons > 0
            ? { label: 'Start booking', href: '/passengers', newWindow: embedded }
            : { label: 'Start booking', onClick: () => setAttempts(attempts + 1) }
        }
        bar={{ total: price?.total ?? null, dates: 'May 8 – 15, 2027' }}
        error={attempts > 0 && persons === 0 ? { message: 'Please select your cabin(s)', attempt: attempts } : null}
        loadError={loadError === null ? null : { message: loadError, onRetry: () => {} }}
      />
    </SamplePage>
  );
}

const meta = {
  title: 'Steps/Cabins',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { choices: all, cabins: {}, party: 4, adjusted: false, loadError: null, embedded: false },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 'Only {count} left', 'Available for single use' when minimum occupancy is 1, quantity 0 to count. CABIN-8, CABIN-10, CABIN-11. */
export const Cards: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText('Only 2 left')).toBeVisible();
    await expect(canvas.queryByText(/Only [46] left/)).toBeNull();
    await expect(canvas.getAllByText('Available for single use')).toHaveLength(3);
    const suite = within(canvas.getByRole('article', { name: 'Suite, upper deck' }));
    await expect(suite.queryByText('Available for single use')).toBeNull();
    await expect(suite.getAllByRole('option')).toHaveLength(3);
  },
};

/** One stepper per cabin between minimum and maximum occupancy; the per-person price changes with the persons. CABIN-12. */
export const Persons: Story = {
  async play({ canvas }) {
    const card = within(canvas.getByRole('article', { name: 'Family cabin' }));
    await expect(card.getByText('€1,299')).toBeVisible();
    await userEvent.selectOptions(card.getByRole('combobox'), '1');
    // A cabin is added with its minimum occupancy. A single occupant pays the surcharge price.
    await expect(card.getByText('€1,999')).toBeVisible();
    const more = card.getByRole('button', { name: /^One more/ });
    await userEvent.click(more);
    await userEvent.click(more);
    await expect(card.getByText('€1,099')).toBeVisible();
    await expect(card.getByText('€3,297 for this cabin')).toBeVisible();
    await expect(canvas.getByText('3 of 4 persons have a cabin')).toBeVisible();
    await userEvent.click(more);
    await userEvent.click(more);
    await expect(canvas.getByText('Everyone has a cabin')).toBeVisible();
    await userEvent.selectOptions(card.getByRole('combobox'), '0');
    await expect(card.queryByRole('button', { name: /^One more/ })).toBeNull();
  },
};

function CabinsSelling(props: Args) {
  const [left, setLeft] = useState(3);
  return (
    <>
      <Page {...props} choices={props.choices?.map(({ type, ...rest }) => ({ ...rest, type: { ...type, count: left } })) ?? null} />
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
    await expect(total()).toHaveTextContent('€1,997.39');
    await userEvent.click(card.getByRole('button', { name: /^One more/ }));
    await expect(count).toHaveTextContent('2');
    await expect(total()).toHaveTextContent('€2,646.70');
    await expect(canvas.getByText('2 of 4 persons have a cabin')).toBeVisible();
    await expect(card.getByText('Only 3 left')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sell one' }));
    await expect(card.getByText('Only 2 left')).toBeVisible();
    await expect(canvas.getAllByText('Choose these cabins')[0]?.tagName).toBe('FONT');
    await userEvent.click(canvas.getByRole('button', { name: 'Choose these cabins Cheapest' }));
    await expect(canvas.getByRole('button', { name: 'Chosen Cheapest' })).toBeVisible();
  },
};

/** A suggestion places the whole party with one click. Nothing is chosen before the click. */
export const Suggested: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText('0 of 4 persons have a cabin')).toBeVisible();
    for (const button of canvas.getAllByRole('button', { name: /^Choose these cabins/ }))
      await expect(button).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(canvas.getByRole('button', { name: 'Choose these cabins Cheapest' }));
    const taken = canvas.getByRole('button', { name: 'Chosen Cheapest' });
    await expect(taken).toHaveFocus();
    await expect(taken).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByText('Everyone has a cabin')).toBeVisible();
    // The suggestion's price is the price of the trip.
    const price = taken.closest('li')?.querySelector('p')?.textContent ?? '';
    await expect(canvas.getAllByText(price).length).toBeGreaterThan(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Choose these cabins Most cabins' }));
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

/** Start booking is a native link, which opens a new window when embedded. */
export const Embedded: Story = {
  args: { cabins: { 'C1-twin': [2, 1] }, embedded: true },
  globals: { embedded: true },
  async play({ canvas }) {
    const [link] = canvas.getAllByRole('link', { name: /^Start booking/ });
    await expect(link).toHaveAttribute('href', '/passengers');
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

/** CABIN-7. */
export const Described: Story = {
  async play({ canvas }) {
    await userEvent.click(canvas.getByText('Description and photos'));
    await expect(await canvas.findByText('private bathroom')).toBeVisible();
  },
};
export const Chosen: Story = { args: { cabins: { 'C1-twin': [2, 1], C3: [3] } } };
export const Adjusted: Story = { args: { adjusted: true } };
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
