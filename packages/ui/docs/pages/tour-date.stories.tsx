import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleSeason } from '../../src/steps/sample-choosing.ts';
import { SampleTourDate, sampleArgs } from '../../src/steps/tour-date/sample-tour-date.tsx';
import { inGerman } from './in-german.ts';
import { pressNext, surroundedSample } from './whole-page.tsx';

const meta = {
  ...surroundedSample,
  title: 'Pages/Tour date',
  component: SampleTourDate,
  args: { ...sampleArgs, date: '2027-05-08' },
  argTypes: {
    width: { table: { disable: true } },
    start: { name: 'First month shown', control: 'select', options: ['2027-05', '2027-06', '2027-07'] },
    loading: { name: 'Departures are loading' },
    lost: { table: { disable: true } },
  },
  parameters: { ...surroundedSample.parameters, whileLoading: { loading: true, date: null } },
} satisfies Meta<typeof SampleTourDate>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every kind of day: available, few left, discounted, on request, for another party size, and fully booked. */
export const Season: Story = { tags: ['many', 'solved', 'on-request', 'discount', 'minimum-party', 'sold-out', 'picture'] };
export const OneDeparture: Story = { tags: ['one', 'release'], args: { departures: sampleSeason.slice(1, 2), date: null } };
export const Loading: Story = { tags: ['loading'], args: { loading: true, date: null } };
export const NoDepartures: Story = { tags: ['empty', 'release'], args: { departures: [], date: null } };
export const Failed: Story = {
  tags: ['failed', 'release'],
  args: { known: false, loadError: 'Failed loading tour data', date: null },
};
/** Next was pressed without a date. */
export const DateMissing: Story = {
  tags: ['errors'],
  args: { date: null },
  play: pressNext,
};
/** The season is over: other tours and the phone instead of a calendar. */
export const Ended: Story = { tags: ['over', 'release'], args: { departures: [], date: null, ended: 'over' } };
export const LostDate: Story = { tags: ['lost', 'release'], args: { date: null, start: '2027-06', lost: { kind: 'fully-booked' } } };
export const Embedded: Story = { tags: ['embedded'], globals: { embedded: true } };
export const German: Story = { tags: ['german'], ...inGerman };
