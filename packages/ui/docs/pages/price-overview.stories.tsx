import { noInsurance } from '@booking/domain/insurance';
import { quote } from '@booking/domain/pricing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookedView } from '../../src/steps/confirmation/booked-view.tsx';
import { ConfirmationView, type ConfirmationViewProps } from '../../src/steps/confirmation/confirmation-view.tsx';
import {
  insured,
  insuredPrice,
  sampleArgs,
  samplePerson,
  samplePrice,
  showPrice,
} from '../../src/steps/confirmation/sample-confirmation.tsx';
import { SampleAside, SampleProgress } from '../../src/steps/sample-layout.tsx';
import { PriceOverview } from '../../src/summary/index.ts';
import { sampleChange, sampleInput } from '../../src/summary/sample-trip.ts';
import { wholePage } from './whole-page.tsx';

const aside = (total: typeof samplePrice) => (
  <SampleAside>
    <PriceOverview quote={total} />
  </SampleAside>
);
const layout = { ...sampleArgs.layout, progress: <SampleProgress step={5} />, aside: aside(samplePrice) };
const insuredArgs = { ...insured, layout: { ...layout, bar: insured.layout.bar, aside: aside(insuredPrice) } };

const meta = {
  ...wholePage,
  title: 'Pages/Price overview',
  component: ConfirmationView,
  args: { ...sampleArgs, layout },
} satisfies Meta<typeof ConfirmationView>;
export default meta;
type Story = StoryObj<typeof meta>;

const { trip, consents, booking, extras } = sampleArgs;
const american = quote({ ...sampleInput, country: 'US', insurance: noInsurance });
const { overview, bar, total, schedule } = showPrice(american);
const northAmerica: Partial<ConfirmationViewProps> = {
  layout: { ...layout, aside: aside(american), bar },
  overview,
  trip: { ...trip, total, schedule, northAmerica: true },
  consents: { ...consents, required: ['general_north_america', 'payment_north_america'] },
};

/** The voucher of the departure is a line of the price. */
export const Overview: Story = {
  tags: ['many', 'none', 'discount', 'picture', 'picture-de'],
  render: (args, { globals }) => <ConfirmationView {...args} {...(globals.market === 'north_america' && northAmerica)} />,
};
export const OneExtra: Story = { tags: ['one', 'release'], args: { extras: extras.slice(0, 1) } };
export const NothingOffered: Story = {
  tags: ['empty', 'release'],
  args: { extras: [], insurance: { ...sampleArgs.insurance, offers: [] } },
};
export const OnRequest: Story = { tags: ['on-request', 'release'], args: { trip: { ...trip, onRequest: true } } };
export const NorthAmerica: Story = { tags: ['north-america', 'release'], args: northAmerica };
export const Errors: Story = {
  tags: ['errors', 'release'],
  args: {
    ...insuredArgs,
    consents: {
      ...consents,
      errors: {
        general: 'travel-terms-required',
        consumer: 'travel-terms-required',
        payment: 'travel-terms-required',
        cancellation: 'insurance-terms-required',
      },
      error: 'Please accept the terms for your travel.',
      tries: 1,
    },
  },
};
export const Solved: Story = {
  tags: ['solved', 'release'],
  args: { ...insuredArgs, consents: { ...consents, given: { general: true, consumer: true, payment: true, cancellation: true } } },
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
    trip: {
      ...trip,
      passengers: 20,
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
  render: () => (
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
  render: () => (
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
