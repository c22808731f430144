import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from '../../src/i18n/index.ts';
import payment, * as states from '../../src/steps/payment/booking-payment-view.stories.tsx';
import { BookingPaymentView } from '../../src/steps/payment/booking-payment-view.tsx';
import * as forms from '../../src/steps/payment/payment-form-view.stories.tsx';
import { SamplePaymentPage, samplePayment } from '../../src/steps/payment/sample-payment.tsx';
import { BookingLoaderView, TripSummary } from '../../src/steps/payment-result/index.ts';
import { SampleAside, SampleProgress } from '../../src/steps/sample-layout.tsx';
import { inGerman } from './in-german.ts';
import { InPageLanguage, wholePage } from './whole-page.tsx';

const trip = <TripSummary number="BBT-104233" tour="Amsterdam to Bruges" date="May 8 – 15, 2027" name="Ann Smit" email="ann@example.com" />;
const inDollars = samplePayment({ market: 'north_america' });

const meta = {
  ...wholePage,
  title: 'Pages/Payment',
  component: BookingPaymentView,
  args: { ...payment.args, progress: <SampleProgress step={6} />, aside: trip },
  render: SamplePaymentPage,
} satisfies Meta<typeof BookingPaymentView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The frame of the card provider's form is empty. */
export const Deposit: Story = {
  tags: ['many', 'picture', 'picture-de'],
  render: (args, { globals }) => <SamplePaymentPage {...args} step={globals.market === 'north_america' ? inDollars : args.step} />,
};
export const FullAmount: Story = { tags: ['one', 'release'], args: { ...states.NoDeposit.args } };
export const NorthAmerica: Story = { tags: ['north-america', 'release'], args: { step: inDollars } };
export const Phone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } };
export const FormLoading: Story = { tags: ['loading', 'release'], args: { ...forms.FormLoading.args } };
export const FormSlow: Story = { tags: ['slow', 'release'], args: { ...forms.FormSlow.args } };
export const FormNotLoaded: Story = { tags: ['failed', 'release'], args: { ...forms.FormNotLoaded.args } };
export const Declined: Story = { tags: ['errors', 'release'], args: { ...forms.Declined.args } };
export const AnotherPrice: Story = { tags: ['conflict', 'release'], args: { ...states.AnotherPrice.args } };
/** The time for which the cabins are held has ended. */
export const HoldOver: Story = { tags: ['expired', 'release'], args: { ...states.HoldOver.args } };
export const NothingDue: Story = { tags: ['empty', 'release'], args: { ...states.NothingDue.args } };
export const LongWords: Story = { tags: ['long-words', 'release'], globals: { language: 'de', viewport: { value: 'smallestPhone' } } };
export const German: Story = { tags: ['german'], ...inGerman };

function BookingNotMade() {
  const { t } = useTranslation('payment');
  return (
    <BookingLoaderView
      title={t('title')}
      waiting={t('loader.loading')}
      message={{ tone: 'info', title: t('loader.pending'), text: t('loader.pendingText') }}
      action={null}
      aside={
        <SampleAside>
          <InPageLanguage>{trip}</InPageLanguage>
        </SampleAside>
      }
    />
  );
}
/** The booking is still being made. */
export const Pending: Story = { tags: ['pending', 'release'], render: () => <BookingNotMade /> };
