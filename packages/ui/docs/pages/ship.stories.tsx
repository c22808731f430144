import type { Meta, StoryObj } from '@storybook/react-vite';
import ship from '../../src/steps/ship/ship-view.stories.tsx';
import { inGerman } from './in-german.ts';
import { pressNext, surroundedSample } from './whole-page.tsx';

const { departures } = ship.args;

const meta = {
  ...surroundedSample,
  title: 'Pages/Ship',
  component: ship.component,
  args: ship.args,
  parameters: { ...surroundedSample.parameters, whileLoading: { departures: null } },
} satisfies Meta<typeof ship.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A ship with a discount, one on request, and one without description or price. */
export const Ships: Story = { tags: ['many', 'on-request', 'discount', 'picture'] };
export const OneShip: Story = { tags: ['one', 'solved', 'release'], args: { departures: departures.slice(0, 1) } };
export const Loading: Story = { tags: ['loading', 'release'], args: { departures: null } };
export const NoShip: Story = { tags: ['empty', 'sold-out', 'release'], args: { departures: [] } };
export const Failed: Story = { tags: ['failed', 'release'], args: { departures: null, loadError: 'Failed loading tour data' } };
export const Embedded: Story = { tags: ['embedded'], args: { departures: departures.slice(0, 1) }, globals: { embedded: true } };
/** Next was pressed without a ship. */
export const ShipMissing: Story = {
  tags: ['errors', 'release'],
  play: pressNext,
};
export const German: Story = { tags: ['german'], ...inGerman };
