import { toCents } from '@booking/domain/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { SummaryPanel } from '../../summary/index.ts';
import { iso, sampleCosts } from '../sample-choosing.ts';
import { SampleAside, SamplePage, SampleProgress } from '../sample-layout.tsx';
import { type ShipChoice, ShipView } from './ship-view.tsx';

const english = (text: string) => ({ text, language: 'en' }) as const;
const meander: ShipChoice = {
  departureId: 'D1',
  shipName: 'Meander',
  tourName: null,
  description: english(
    `<p>A <b>comfortable</b> barge with a wide sun deck. ${'She sails calm waters and moors in the heart of small towns. '.repeat(8)}</p>`,
  ),
  images: [],
  from: english('Amsterdam'),
  to: english('Bruges'),
  date: iso('2027-05-08'),
  endDate: iso('2027-05-15'),
  state: 'available',
  label: { kind: 'available', count: 14 },
  voucher: { code: 'SPRING', description: null, discount_type: 'Discount Percentage', percentage: 10 },
  priceFrom: toCents(119_900),
};
const fleur: ShipChoice = {
  ...meander,
  departureId: 'D2',
  shipName: 'Fleur',
  description: english('A small ship for twenty guests.'),
  from: null,
  to: null,
  state: 'on_request',
  label: { kind: 'on-request' },
  voucher: { code: 'LESS', description: null, discount_type: 'Discount Amount', amount: toCents(7_500) },
  priceFrom: toCents(104_950),
};
const bare: ShipChoice = {
  ...fleur,
  departureId: 'D3',
  shipName: 'Zwaan',
  description: null,
  state: 'available',
  label: { kind: 'only-left', count: 3 },
  voucher: null,
  priceFrom: null,
};

type Args = { choices: readonly ShipChoice[] | null; loadError: string | null };

function Page({ choices, loadError }: Args) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [attempts, setAttempts] = useState(0);
  const selected = choices?.length === 1 ? (choices[0]?.departureId ?? null) : chosen;
  return (
    <SamplePage>
      <ShipView
        title="ship:title"
        progress={<SampleProgress step={2} />}
        aside={
          <SampleAside>
            <SummaryPanel tourName="Amsterdam to Bruges" departure={null} quote={null} />
          </SampleAside>
        }
        date={iso('2027-05-08')}
        choices={choices}
        selected={selected}
        costs={selected ? sampleCosts : null}
        onSelect={setChosen}
        hrefOf={(id) => `#${id}`}
        back={{ href: '/date' }}
        next={selected ? { href: '/cabins' } : { onClick: () => setAttempts(attempts + 1) }}
        error={attempts > 0 && !selected ? { message: 'Choose preferred ship', attempt: attempts } : null}
        loadError={loadError === null ? null : { message: loadError, onRetry: () => {} }}
      />
    </SamplePage>
  );
}

const meta = {
  title: 'Steps/Ship',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { choices: [meander, fleur, bare], loadError: null },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Names of ships and ports, and prices, stay as they are. SHELL-36. */
export const Translated: Story = {
  globals: { translated: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: 'Meander' }).querySelector('font')).toBeNull();
    await expect(canvas.getByText('Amsterdam').tagName).not.toBe('FONT');
    // An unknown port has no name.
    await expect(canvas.getAllByText('Unknown')[0]?.tagName).toBe('FONT');
    await expect(canvas.getAllByText('Departs from:')[0]?.tagName).toBe('FONT');
  },
};

/** Each departure as a card: ship name, discount badge, description, ports ('Unknown' if absent), places left. ERR-15, SHIP-3, SHIP-5, SHIP-21. */
export const SeveralShips: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText('10% discount')).toBeVisible();
    await expect(canvas.getByText('14 available')).toBeVisible();
    await expect(canvas.getByText('Only 3 left')).toBeVisible();
    await expect(canvas.getByText('€75 discount p.p.')).toBeVisible();
    await expect(canvas.getAllByText('Unknown')).toHaveLength(4);
    await expect(canvas.getAllByText('Choose this ship')).toHaveLength(3);
    const fleurs = canvas.getByRole('button', { name: 'Choose this ship: Fleur' });
    await userEvent.click(fleurs);
    await expect(fleurs).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getAllByRole('link', { name: 'Next' })[0]).toHaveAttribute('href', '/cabins');
  },
};

/** A chooser button appears only when more than one ship exists; a single ship is auto-selected. SHIP-7, SHIP-8. */
export const OneShip: Story = {
  args: { choices: [meander] },
  async play({ canvas }) {
    // Without a choice to make there is no button of either state, 'Choose this ship' or 'Chosen ship'.
    await expect(within(canvas.getByRole('article', { name: 'Meander' })).queryByRole('button', { name: /ship: Meander/i })).toBeNull();
    await expect(canvas.getByText('Your ship', { selector: 'article *' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Next' })[0]).toHaveAttribute('href', '/cabins');
  },
};

/** With a voucher the reduced price; what comes on top stands below the heading, in words until a ship is chosen. SHIP-15, SHIP-16. */
export const Prices: Story = {
  async play({ canvas }) {
    const card = (name: string) => canvas.getByRole('article', { name });
    await expect(card('Meander')).toHaveTextContent('now from €1,079.10was €1,199');
    await expect(card('Fleur')).toHaveTextContent('now from €974.50was €1,049.50');
    await expect(canvas.getByText('Plus fixed costs (guarantee fund, local costs)')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Choose this ship: Fleur' }));
    const costs = canvas.getByText('Plus €72.15 fixed costs p.p. (€24.15 at departure) · Plus €19.50 fixed costs per booking');
    await expect(costs.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
  },
};

/** Step 2 with no ship chosen shows 'Choose preferred ship'. DATE-32. */
export const ShipMissing: Story = {
  async play({ canvas }) {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Next' })[0] as HTMLElement);
    await expect(canvas.getByText('Choose preferred ship')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Choose this ship: Meander' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Choose this ship: Fleur' }));
    await expect(canvas.queryByText('Choose preferred ship')).toBeNull();
  },
};

/** A long text is clipped after four lines. */
export const LongText: Story = {
  args: { choices: [meander] },
  async play({ canvas }) {
    const more = await canvas.findByRole('button', { name: 'Read more Meander' });
    await userEvent.click(more);
    await expect(canvas.getByRole('button', { name: 'Read less Meander' })).toHaveAttribute('aria-expanded', 'true');
  },
};

/** DATE-32. */
export const NoShip: Story = {
  args: { choices: [] },
  async play({ canvas }) {
    await expect(canvas.getByText('No ship available.')).toBeVisible();
  },
};
/** SHIP-6. */
export const SeveralTours: Story = {
  args: {
    choices: [
      { ...meander, tourName: 'Amsterdam to Bruges' },
      { ...fleur, tourName: 'Bruges to Amsterdam' },
    ],
  },
  async play({ canvas }) {
    const [first, second] = canvas.getAllByRole('article');
    await expect(first).toHaveTextContent('Amsterdam to Bruges');
    await expect(second).toHaveTextContent('Bruges to Amsterdam');
  },
};
export const Loading: Story = { args: { choices: null } };
export const Failed: Story = { args: { choices: null, loadError: 'No departure information' } };
export const GermanIslands: Story = { globals: { language: 'de', brand: 'islandhopping' } };
export const Phone: Story = { args: { choices: [meander, fleur] }, globals: { viewport: { value: 'phone' } } };
