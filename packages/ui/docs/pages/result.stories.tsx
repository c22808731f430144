import type { Meta, StoryObj } from '@storybook/react-vite';
import result, * as states from '../../src/steps/payment-result/payment-result-view.stories.tsx';
import { PaymentResultView } from '../../src/steps/payment-result/payment-result-view.tsx';
import { SampleResultPage } from '../../src/steps/payment-result/sample-result.tsx';
import { SampleProgress } from '../../src/steps/sample-layout.tsx';
import { inGerman } from './in-german.ts';
import { wholePage } from './whole-page.tsx';

const meta = {
  ...wholePage,
  title: 'Pages/Payment result',
  component: PaymentResultView,
  argTypes: { status: { name: 'State of the payment' } },
  args: { ...result.args, progress: <SampleProgress step={6} /> },
  render: SampleResultPage,
} satisfies Meta<typeof PaymentResultView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Confirmed: Story = { tags: ['succeeded', 'picture'], args: { ...states.Confirmed.args } };
export const OnRequest: Story = { tags: ['on-request', 'release'], args: { ...states.OnRequest.args } };
export const Processing: Story = { tags: ['processing', 'picture'], args: { ...states.Processing.args } };
export const Failed: Story = { tags: ['failed', 'release'], args: { ...states.Failed.args } };
export const Open: Story = { tags: ['open', 'release'], args: { ...states.StillOpen.args } };
export const Closed: Story = { tags: ['closed', 'release'], args: { ...states.Closed.args } };
export const LongWords: Story = {
  tags: ['long-words', 'release'],
  args: { ...states.Processing.args },
  globals: { language: 'de', viewport: { value: 'smallestPhone' } },
};
export const German: Story = { tags: ['german'], args: { ...states.Confirmed.args }, ...inGerman };
