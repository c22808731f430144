import { toCents } from '@booking/domain/money';
import type { Tour } from '@booking/domain/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { LinkContext } from '../../primitives/index.ts';
import { SamplePage } from '../sample-layout.tsx';
import { TourListView } from './tour-list-view.tsx';
import { ToursBelow } from './tours-below.tsx';

const names: readonly (readonly [string, number])[] = [
  ['Amsterdam to Bruges', 8],
  ['Bruges to Amsterdam by barge', 8],
  ['Islands of Dalmatia', 8],
  ['Tulips and windmills', 5],
  ['A day on the Vecht', 1],
  ['Along the Moselle from Metz to Cochem', 8],
];
const tours = names.map(([name, duration], index) => ({ id: `T${index}`, name, duration }));

const meta = {
  title: 'Steps/TourList',
  component: TourListView,
  parameters: { layout: 'fullscreen' },
  args: { title: 'tours:title', tours, hrefOf: ({ id }: Pick<Tour, 'id'>) => `./tours/${id}`, pictureOf: () => null },
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
    await expect(canvas.getByRole('link', { name: /A day on the Vecht\s*1 day/ })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
  },
};

const regions = ['Flanders', 'Flanders', 'Dalmatia', 'Holland', 'Holland', undefined];
const priced = tours.map((tour, index) => ({
  ...tour,
  region: regions[index],
  price: index === 5 ? null : toCents(99_950 + index * 10_000),
}));

/** Where the list has them, a card shows the region and what a person pays at least, in whole euros rounded up; fixed costs come on top. TOUR-22. */
export const Priced: Story = {
  args: { tours: priced },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: /^Amsterdam to Bruges\s*8 days\s*Flanders\s*from €1,000 p\.p\.$/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Along the Moselle from Metz to Cochem\s*8 days$/ })).toBeVisible();
    await expect(canvas.getByText('Plus fixed costs (guarantee fund, local costs)')).toBeVisible();
  },
};
export const PricedPhone: Story = { ...Priced, globals: { viewport: { value: 'phone' } } };

/** Region and length narrow the list, together with the search; the number of tours is announced. TOUR-23. */
export const Filtered: Story = {
  args: { tours: priced },
  async play({ canvas }) {
    const region = within(canvas.getByRole('group', { name: 'Region' }));
    await expect(region.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'All',
      'Flanders',
      'Dalmatia',
      'Holland',
    ]);
    await userEvent.click(region.getByRole('radio', { name: 'Holland' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(within(canvas.getByRole('group', { name: 'Length' })).getByRole('radio', { name: '1 day' }));
    await expect(canvas.getByRole('listitem')).toHaveTextContent('A day on the Vecht');
    await expect(canvas.getByText('1 tour')).toBeInTheDocument();
    await userEvent.click(region.getByRole('radio', { name: 'Dalmatia' }));
    await expect(canvas.getByText('No tour found for “Dalmatia, 1 day”.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(region.getByRole('radio', { name: 'All' })).toBeChecked();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

/** A search that finds nothing shows the tours with the most of its words. TOUR-24. */
export const Nearest: Story = {
  async play({ canvas }) {
    await userEvent.type(canvas.getByRole('searchbox'), 'bruges by balloon');
    await expect(await canvas.findByText('No tour found for “bruges by balloon”.')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'These come closest:' })).toHaveTextContent('Bruges to Amsterdam by barge');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
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

/** The same cards below a page that was not found. ERR-30. */
export const BelowAnError: Story = {
  render: ({ hrefOf, pictureOf }) => <ToursBelow tours={tours} {...{ hrefOf, pictureOf }} />,
  async play({ canvas }) {
    const list = within(canvas.getByRole('region', { name: 'See all tours' }));
    await expect(list.getByRole('link', { name: /Amsterdam to Bruges\s*8 days/ })).toHaveAttribute('href', './tours/T0');
    await expect(list.getAllByRole('listitem')).toHaveLength(6);
  },
};
