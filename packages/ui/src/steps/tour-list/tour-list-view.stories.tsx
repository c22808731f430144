import type { Tour } from '@booking/domain/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { LinkContext } from '../../primitives/index.ts';
import { SamplePage } from '../sample-layout.tsx';
import { TourListView } from './tour-list-view.tsx';

const names: readonly (readonly [string, number])[] = [
  ['Amsterdam to Bruges', 8],
  ['Bruges to Amsterdam by barge', 8],
  ['Islands of Dalmatia', 8],
  ['Tulips and windmills', 5],
  ['A day on the Vecht', 1],
  ['Along the Moselle from Metz to Cochem', 8],
];
const tours = names.map(([name, duration], index): Tour => ({ id: `T${index}`, name, duration }));

const meta = {
  title: 'Steps/TourList',
  component: TourListView,
  parameters: { layout: 'fullscreen' },
  args: { title: 'tours:title', tours, hrefOf: ({ id }: Tour) => `./tours/${id}`, pictureOf: () => null },
  decorators: [
    (Story) => (
      <SamplePage>
        <Story />
      </SamplePage>
    ),
  ],
} satisfies Meta<typeof TourListView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A grid of cards with tour name and '{{count}} days'; each card links to ./tours/{id}. TOUR-8, TOUR-10, TOUR-11, TOUR-14. */
export const AllTours: Story = {
  async play({ canvas }) {
    await expect(canvas.getByPlaceholderText('Search for a tour')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Amsterdam to Bruges\s*8 days/ })).toHaveAttribute('href', './tours/T0');
    await expect(canvas.getByText('1 day')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
  },
};

const intend = fn();

/** Without hover, the pages of the tours in view are prefetched after half a second, and of no others. TOUR-21. */
export const PrefetchedInView: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach() {
    intend.mockClear();
    const touch = spyOn(window, 'matchMedia').mockImplementation((query) => ({ matches: query === '(hover: none)' }) as MediaQueryList);
    return () => touch.mockRestore();
  },
  args: { tours: Array.from({ length: 12 }, (_, index) => ({ id: `T${index}`, name: `Tour ${index}`, duration: 8 })) },
  render: (args) => (
    <LinkContext value={{ follow: () => true, intend }}>
      <TourListView {...args} />
    </LinkContext>
  ),
  async play() {
    await expect(intend).not.toHaveBeenCalled();
    await waitFor(() => expect(intend).toHaveBeenCalledWith('./tours/T0'));
    await expect(intend).not.toHaveBeenCalledWith('./tours/T11');
  },
};

/** The search keeps tours whose name contains every word, case-insensitive; the result count is announced. */
export const Searched: Story = {
  async play({ canvas }) {
    await userEvent.type(canvas.getByRole('searchbox'), 'bruges AMSTERDAM');
    await expect(await canvas.findByText('2 tours')).toBeInTheDocument();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

/** Without results the page shows the search text and a button to clear it. */
export const NothingFound: Story = {
  async play({ canvas }) {
    await userEvent.type(canvas.getByRole('searchbox'), 'Paris');
    await expect(await canvas.findByText(/“Paris”/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(6);
  },
};

/** TOUR-14, TOUR-15. */
export const Loading: Story = {
  args: { tours: null },
  async play({ canvas }) {
    await expect(canvas.getByText('Loading…')).toBeVisible();
  },
};
export const NoTours: Story = { args: { tours: [] } };
export const GermanIslands: Story = { globals: { language: 'de', brand: 'islandhopping' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
