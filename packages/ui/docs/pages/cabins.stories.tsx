import type { Meta, StoryObj } from '@storybook/react-vite';
import cabins from '../../src/steps/cabins/cabins-view.stories.tsx';
import { inGerman } from './in-german.ts';
import { pressNext, surroundedSample } from './whole-page.tsx';

const { choices } = cabins.args;

const meta = {
  ...surroundedSample,
  title: 'Pages/Cabins',
  component: cabins.component,
  args: cabins.args,
  argTypes: { embedded: { name: 'Opens a new window' } },
  parameters: { ...surroundedSample.parameters, whileLoading: { choices: null } },
} satisfies Meta<typeof cabins.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Four types: many, few, with three prices, and sold out. Two types are chosen. */
export const Cabins: Story = {
  tags: ['many', 'solved', 'sold-out', 'picture', 'picture-de'],
  args: { cabins: { 'C1-twin': [2], C3: [2] } },
};
export const NoneChosen: Story = { tags: ['none', 'release'] };
export const OneType: Story = { tags: ['one', 'release'], args: { choices: choices.slice(0, 1) } };
export const Loading: Story = { tags: ['loading'], args: { choices: null } };
export const NoCabins: Story = { tags: ['empty', 'release'], args: { choices: [] } };
export const Failed: Story = { tags: ['failed', 'release'], args: { choices: null, loadError: 'No cabin information' } };
export const TwentyPassengers: Story = {
  tags: ['twenty', 'release'],
  args: { party: 20, cabins: { 'C1-twin': [2, 2, 2, 2, 2], C3: [4, 3, 3] } },
};
/** 'Start booking' was pressed without a cabin. */
export const CabinMissing: Story = {
  tags: ['errors', 'release'],
  play: pressNext,
};
export const Embedded: Story = { tags: ['embedded'], args: { embedded: true, cabins: { 'C1-twin': [2] } }, globals: { embedded: true } };
export const German: Story = { tags: ['german'], args: { cabins: { 'C1-twin': [2], C3: [2] } }, ...inGerman };
