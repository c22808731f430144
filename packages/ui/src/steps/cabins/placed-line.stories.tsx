import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PlacedLine } from './placed-line.tsx';

const meta = { title: 'Steps/Cabins/PlacedLine', component: PlacedLine, args: { placed: 1, party: 2 } } satisfies Meta<typeof PlacedLine>;
export default meta;
type Story = StoryObj<typeof meta>;

const says =
  (text: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(text);
  };

/** The verb follows those who have a cabin, not the party. CABIN-46. */
export const One: Story = { play: says('1 of 2 people has a cabin') };
export const OneDutch: Story = { globals: { language: 'nl' }, play: says('1 van 2 personen heeft een hut') };
export const OneGerman: Story = { globals: { language: 'de' }, play: says('1 von 2 Personen hat eine Kabine') };
export const Some: Story = { args: { placed: 2, party: 4 }, play: says('2 of 4 people have a cabin') };
export const SomeGerman: Story = {
  args: { placed: 2, party: 4 },
  globals: { language: 'de' },
  play: says('2 von 4 Personen haben eine Kabine'),
};
export const None: Story = { args: { placed: 0, party: 4 }, play: says('You have not chosen a cabin yet') };
export const NoneAlone: Story = { args: { placed: 0, party: 1 }, play: says('You have not chosen a cabin yet') };
export const Everyone: Story = { args: { placed: 2, party: 2 }, play: says('Everyone has a cabin') };
