import type { ReviewStep } from '@booking/domain/steps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookedView } from '../../src/steps/confirmation/booked-view.tsx';
import { ConfirmationView } from '../../src/steps/confirmation/confirmation-view.tsx';
import { sampleArgs, samplePerson, sampleReview, showReview } from '../../src/steps/confirmation/sample-confirmation.tsx';
import { SampleAside, SampleProgress } from '../../src/steps/sample-layout.tsx';
import { PriceOverview } from '../../src/summary/index.ts';
import { sampleChange, sampleVoucherTexts } from '../../src/summary/sample-trip.ts';
import { inGerman } from './in-german.ts';
import { InPageLanguage, wholePage } from './whole-page.tsx';

const showPage = (step: ReviewStep) => {
  const { layout, ...shown } = showReview(step);
  const aside = (
    <SampleAside>
      <PriceOverview quote={step.price} voucherTexts={sampleVoucherTexts} />
    </SampleAside>
  );
  return { ...shown, layout: { ...layout, progress: <SampleProgress step={5} />, aside } };
};
const page = showPage(sampleReview());
const insuredArgs = showPage(sampleReview({ insured: true }));

const meta = {
  ...wholePage,
  title: 'Pages/Price overview',
  component: ConfirmationView,
  args: { ...sampleArgs, ...page },
} satisfies Meta<typeof ConfirmationView>;
export default meta;
type Story = StoryObj<typeof meta>;

const { trip, booking, extras } = sampleArgs;
const northAmerica = showPage(sampleReview({ country: 'US' }));

/** The voucher of the departure is a line of the price. */
export const Overview: Story = {
  tags: ['many', 'none', 'discount', 'picture', 'picture-de'],
  render: (args, { globals }) => (
    <InPageLanguage>
      <ConfirmationView {...args} {...(globals.market === 'north_america' && northAmerica)} />
    </InPageLanguage>
  ),
};
export const OneExtra: Story = { tags: ['one', 'release'], args: { extras: extras.slice(0, 1) } };
export const NothingOffered: Story = {
  tags: ['empty', 'release'],
  args: { extras: [], step: { ...page.step, offers: [] } },
};
export const OnRequest: Story = { tags: ['on-request', 'release'], args: { step: sampleReview({ onRequest: true }) } };
export const NorthAmerica: Story = { tags: ['north-america', 'release'], args: northAmerica };
export const Errors: Story = {
  tags: ['errors', 'release'],
  args: {
    ...insuredArgs,
    step: sampleReview({ insured: true, asked: insuredArgs.step.required }),
    error: 'Please accept the terms for your travel.',
    tries: 1,
  },
};
export const Solved: Story = {
  tags: ['solved', 'release'],
  args: { ...insuredArgs, step: sampleReview({ insured: true, accepted: insuredArgs.step.required }) },
};
/** The attempt has no response: its own choices are shown, and cannot be changed. */
export const FrozenAttempt: Story = {
  tags: ['frozen', 'picture'],
  args: { ...insuredArgs, booking: { ...booking, status: 'unknown', open: true } },
};
export const Booking: Story = { tags: ['loading', 'release'], args: { booking: { ...booking, status: 'booking' } } };
export const SlowBooking: Story = { tags: ['slow', 'release'], args: { booking: { ...booking, status: 'slow' } } };
export const Failed: Story = { tags: ['failed', 'release'], args: { booking: { ...booking, status: 'failed' } } };
export const Refused: Story = { tags: ['refused', 'release'], args: { booking: { ...booking, status: 'refused' } } };
/** The price is not the one that was on the button: nothing was sent. */
export const Repriced: Story = {
  tags: ['repriced', 'release'],
  args: { booking: { ...booking, status: 'repriced', change: { change: sampleChange } } },
};
export const Sold: Story = { tags: ['sold-out', 'release'], args: { booking: { ...booking, status: 'sold' } } };

export const German: Story = { tags: ['german'], args: insuredArgs, ...inGerman };

const people = ['Maximiliane-Friederike Leutheusser-Schnarrenberger', 'Bartholomäus von Hohenzollern-Sigmaringen'].map((name, index) =>
  samplePerson(index, name),
);
export const LongNames: Story = {
  tags: ['long-words', 'release'],
  args: {
    trip: { ...trip, travellers: [{ key: 'twin:0', name: 'Zweibettkabine mit Panoramafenster auf dem Oberdeck', number: 1, people }] },
  },
  globals: { language: 'de', viewport: { value: 'phone' } },
};
export const TwentyPassengers: Story = {
  tags: ['twenty', 'release'],
  args: {
    step: { ...page.step, passengers: 20 },
    trip: {
      ...trip,
      travellers: Array.from({ length: 10 }, (_, index) => ({
        key: `twin:${index}`,
        name: 'Twin cabin',
        number: index + 1,
        people: [samplePerson(2 * index, 'Ann Smit'), samplePerson(2 * index + 1, 'Bo Smit')],
      })),
    },
  },
};
/** A booking was made less than four hours ago. */
export const Booked: Story = {
  tags: ['booked'],
  render: ({ layout }) => (
    <BookedView
      {...layout}
      paymentHref="#payment"
      newWindow={false}
      earlier
      booking={{ number: 'BBT-104233', state: 'unpaid' }}
      onRequest={false}
    />
  ),
};
/** The booking was made in a frame: the payment opens in a window of its own. */
export const Embedded: Story = {
  tags: ['embedded'],
  globals: { embedded: true },
  render: ({ layout }) => (
    <BookedView
      {...layout}
      paymentHref="#payment"
      newWindow
      earlier={false}
      booking={{ number: 'BBT-104233', state: 'unpaid' }}
      onRequest={false}
    />
  ),
};
