import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { iso } from '../sample-choosing.ts';
import { fleur, meander, SampleShip, sampleArgs } from './sample-ship.tsx';

const meta = {
  title: 'Steps/Ship',
  component: SampleShip,
  parameters: { layout: 'fullscreen' },
  args: sampleArgs,
} satisfies Meta<typeof SampleShip>;
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

/** A chooser button appears only when more than one ship exists; a single ship is auto-selected. SHIP-7, SHIP-8, SHIP-25. */
export const OneShip: Story = {
  args: { departures: [meander] },
  async play({ canvas }) {
    // Without a choice to make there is no button of either state, 'Choose this ship' or 'Chosen ship'.
    await expect(within(canvas.getByRole('article', { name: 'Meander' })).queryByRole('button', { name: /ship: Meander/i })).toBeNull();
    await expect(canvas.getByText('Your ship: the only one for this date', { selector: 'article *' })).toBeVisible();
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
  args: { departures: [meander] },
  async play({ canvas }) {
    const more = await canvas.findByRole('button', { name: 'Read more Meander' });
    await userEvent.click(more);
    await expect(canvas.getByRole('button', { name: 'Read less Meander' })).toHaveAttribute('aria-expanded', 'true');
  },
};

/** DATE-32. */
export const NoShip: Story = {
  args: { departures: [] },
  async play({ canvas }) {
    await expect(canvas.getByText('No ship available.')).toBeVisible();
  },
};
/** SHIP-6, SHIP-23. */
export const SeveralTours: Story = {
  args: {
    departures: [meander, { ...fleur, tour_id: 'back', tour_name: 'Bruges to Amsterdam', end_date: iso('2027-05-17') }],
  },
  async play({ canvas }) {
    const [first, second] = canvas.getAllByRole('article');
    await expect(first).toHaveTextContent('Amsterdam to Bruges');
    await expect(second).toHaveTextContent('Bruges to Amsterdam');
    // They return on different days, so each card has its own dates.
    await expect(canvas.queryByText(/^All of them return/)).toBeNull();
    await expect(second).toHaveTextContent('May 8 – 17, 2027');
  },
};
export const Loading: Story = { args: { departures: null } };
export const Failed: Story = { args: { departures: null, loadError: 'No departure information' } };
export const GermanIslands: Story = { globals: { language: 'de', brand: 'islandhopping' } };
export const Phone: Story = { args: { departures: [meander, fleur] }, globals: { viewport: { value: 'phone' } } };
