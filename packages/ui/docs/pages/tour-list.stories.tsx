import type { Meta, StoryObj } from '@storybook/react-vite';
import tourList from '../../src/steps/tour-list/tour-list-view.stories.tsx';
import { FailedPage } from './failed-page.tsx';
import { inGerman } from './in-german.ts';
import { wholePage } from './whole-page.tsx';

const meta = {
  ...wholePage,
  title: 'Pages/Tour list',
  component: tourList.component,
  args: tourList.args,
  parameters: { ...wholePage.parameters, whileLoading: { tours: null } },
} satisfies Meta<typeof tourList.component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tours: Story = { tags: ['many', 'picture'] };
export const Loading: Story = { tags: ['loading', 'release'], args: { tours: null } };
export const OneTour: Story = { tags: ['one', 'release'], args: { tours: tourList.args.tours.slice(0, 1) } };
export const NoTours: Story = { tags: ['empty', 'release'], args: { tours: [] } };

export const Failed: Story = {
  tags: ['failed', 'release'],
  render: () => <FailedPage title="title" code="something-went-wrong" retry />,
};

const long = [
  'Donaudampfschifffahrtsgesellschaftsjubiläumsfahrt von Passau nach Wien',
  'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch und zurück',
  'Die große Rhein-Mosel-Saar-Fahrradschiffsrundreise mit Weinbergsbesichtigungen',
].map((name, index) => ({ id: `L${index}`, name, duration: 15 }));
export const LongNames: Story = { tags: ['long-words'], args: { tours: long }, globals: { language: 'de', viewport: { value: 'phone' } } };
export const Embedded: Story = { tags: ['embedded', 'release'], globals: { embedded: true } };
export const German: Story = { tags: ['german'], ...inGerman };
