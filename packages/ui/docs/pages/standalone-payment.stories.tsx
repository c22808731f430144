import { toCents, toUsdCents, zero } from '@booking/domain/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { errorText, useTranslation } from '../../src/i18n/index.ts';
import * as forms from '../../src/steps/payment/payment-form-view.stories.tsx';
import { StandalonePaymentView } from '../../src/steps/payment/standalone-payment-view.tsx';
import { BookingLoaderView, type NextStep, noTrip, type ReceiptFacts } from '../../src/steps/payment-result/index.ts';
import { resultPage, SampleResultPage } from '../../src/steps/payment-result/sample-result.tsx';
import { SampleAside } from '../../src/steps/sample-layout.tsx';
import { FailedPage } from './failed-page.tsx';
import { inGerman } from './in-german.ts';
import { InPageLanguage, wholePage } from './whole-page.tsx';

const meta = {
  ...wholePage,
  title: 'Pages/Standalone payment',
  component: StandalonePaymentView,
  argTypes: { title: { name: 'Heading (key of its text)' } },
  args: {
    title: 'payment:standalone.title',
    bookingNumber: 'BBT-104233',
    description: 'Second instalment of your trip',
    language: null,
    amount: toCents(104_632),
    amountUsd: null,
    aside: <SampleAside>{null}</SampleAside>,
    children: forms.default.args.children,
  },
} satisfies Meta<typeof StandalonePaymentView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The frame of the card provider's form is empty. */
export const Open: Story = {
  tags: ['open', 'picture'],
  render: (args, { globals }) => (
    <StandalonePaymentView {...args} amountUsd={globals.market === 'north_america' ? toUsdCents(113_442) : args.amountUsd} />
  ),
};
export const NorthAmerica: Story = { tags: ['north-america', 'release'], args: { amountUsd: toUsdCents(113_442) } };
export const FormLoading: Story = { tags: ['loading', 'release'], args: { children: forms.FormLoading.args?.children } };
export const Phone: Story = { tags: ['phone', 'release'], globals: { viewport: { value: 'phone' } } };
export const German: Story = { tags: ['german'], ...inGerman };

const facts: ReceiptFacts = {
  number: meta.args.bookingNumber,
  purpose: meta.args.description,
  ...noTrip,
  paid: null,
  owed: null,
};
const email = 'ann@example.com';
const nextSteps: Record<'succeeded' | 'processing' | 'canceled', NextStep[]> = {
  succeeded: [{ kind: 'confirmation', email }],
  processing: [{ kind: 'processing', email }],
  canceled: [],
};

function Result({ status }: { status: 'succeeded' | 'processing' | 'canceled' }) {
  const { t } = useTranslation('payment');
  return (
    <InPageLanguage>
      <SampleResultPage
        title={t('standalone.title')}
        name={null}
        status={status}
        text={null}
        detail={null}
        receipt={status === 'succeeded' ? { ...facts, paid: meta.args.amount, owed: zero } : facts}
        next={nextSteps[status]}
        retryHref={status === 'canceled' ? '#retry' : null}
        picture={null}
        help={resultPage.help}
        progress={null}
        aside={null}
      >
        {null}
      </SampleResultPage>
    </InPageLanguage>
  );
}
export const Succeeded: Story = { tags: ['succeeded', 'release'], render: () => <Result status="succeeded" /> };
export const Processing: Story = { tags: ['processing', 'release'], render: () => <Result status="processing" /> };
export const Canceled: Story = { tags: ['canceled', 'release'], render: () => <Result status="canceled" /> };

function NotPossible() {
  const { t } = useTranslation('common');
  return (
    <BookingLoaderView
      title={t('error.title')}
      waiting={null}
      message={{ tone: 'error', title: errorText(t, 'payment-not-possible'), text: null }}
      action={null}
      aside={meta.args.aside}
    />
  );
}
export const NotPayable: Story = { tags: ['failed', 'release'], render: () => <NotPossible /> };
export const NotFound: Story = {
  tags: ['not-found', 'release'],
  render: () => <FailedPage title="notFound" code="payment-not-found" retry={false} />,
};
