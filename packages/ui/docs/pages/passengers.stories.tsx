import { quote } from '@booking/domain/pricing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { useTranslation } from '../../src/i18n/index.ts';
import { StepLayout } from '../../src/layout/index.ts';
import { Loading } from '../../src/primitives/index.ts';
import { ChangedElsewhere, SoldView } from '../../src/steps/conflicts/index.ts';
import { NoCabinsView } from '../../src/steps/no-cabins/index.ts';
import { PassengersView } from '../../src/steps/passengers/passengers-view.tsx';
import { sampleArgs, sampleForm, samplePanel } from '../../src/steps/passengers/sample-form.tsx';
import { emptyValues, filledValues } from '../../src/steps/passengers/sample-offer.ts';
import { SampleAside, SampleProgress } from '../../src/steps/sample-layout.tsx';
import { sampleInput, sampleQuote } from '../../src/summary/sample-trip.ts';
import { inGerman } from './in-german.ts';
import { InPageLanguage, wholePage } from './whole-page.tsx';

const aside = (total: typeof sampleQuote) => <SampleAside>{samplePanel(total)}</SampleAside>;
const layout = { ...sampleArgs.layout, progress: <SampleProgress step={4} />, aside: aside(sampleQuote) };

const meta = {
  ...wholePage,
  title: 'Pages/Passengers',
  component: PassengersView,
  args: { ...sampleArgs, layout },
} satisfies Meta<typeof PassengersView>;
export default meta;
type Story = StoryObj<typeof meta>;

const american = {
  ...filledValues(2),
  main: { ...filledValues(2).main, country: 'US', state: 'VT', phoneNumber: '+1 802 555 0142', zipCode: '05601', city: 'Montpelier' },
};
const americanLayout = { ...layout, aside: aside(quote({ ...sampleInput, country: 'US' })) };

export const Empty: Story = {
  tags: ['none', 'many', 'picture'],
  render: (args, { globals }) =>
    globals.market === 'north_america' ? (
      <InPageLanguage>
        <PassengersView {...args} layout={americanLayout} form={sampleForm(2, american)} />
      </InPageLanguage>
    ) : (
      <PassengersView {...args} />
    ),
};
export const OnePassenger: Story = { tags: ['one', 'release'], args: { form: sampleForm(1) } };
export const Errors: Story = {
  tags: ['errors', 'picture', 'picture-de'],
  async play({ canvasElement }) {
    canvasElement.querySelector('form')?.requestSubmit();
    await waitFor(() => expect(canvasElement.ownerDocument.activeElement).toBeInvalid());
  },
};
export const Solved: Story = { tags: ['solved', 'release'], args: { form: sampleForm(2, filledValues(2)), notices: { restored: true } } };
export const TwentyPassengers: Story = { tags: ['twenty', 'release'], args: { form: sampleForm(20, filledValues(20)) } };
export const NorthAmerica: Story = { tags: ['north-america', 'release'], args: { layout: americanLayout, form: sampleForm(2, american) } };

const longNames = (persons: number) => {
  const { main, passengers } = filledValues(persons);
  const [first, ...others] = passengers;
  if (!first) throw new Error('no passengers');
  return {
    main: {
      ...main,
      streetAddress: 'Bürgermeister-Hildebrandt-von-Oldenburg-Straße 1234',
      city: 'Hellschen-Heringsand-Unterschaar',
      country: 'DE',
    },
    passengers: [{ ...first, firstName: 'Maximiliane-Friederike', lastName: 'Freifrau von und zu Leutheusser-Schnarrenberger' }, ...others],
  };
};
export const LongNames: Story = {
  tags: ['long-words'],
  args: { form: sampleForm(2, longNames(2)) },
  globals: { language: 'de', brand: 'islandhopping', viewport: { value: 'phone' } },
  // As on every whole page: the contacts are those of its brand.
  async play({ canvas }) {
    await expect(await canvas.findByText('hello@islandhopping.example')).toBeInTheDocument();
    await expect(canvas.queryByText(/@boatbiketours/)).toBeNull();
  },
};

export const German: Story = { tags: ['german'], args: { form: sampleForm(2, filledValues(2)) }, ...inGerman };

const changes = [{ who: 'Additional passenger 1', field: 'First name', from: 'Joris', to: 'Jonas' }];
export const ChangedInAnotherTab: Story = {
  tags: ['conflict', 'release'],
  args: {
    form: sampleForm(2, filledValues(2)),
    notices: { restored: false, conflicts: <ChangedElsewhere changes={changes} tries={0} onTake={() => {}} onKeep={() => {}} /> },
  },
};

function LoadingPage() {
  const { t } = useTranslation(['common', 'checkout']);
  return (
    <InPageLanguage>
      <StepLayout title={t('checkout:passengers.title')} progress={layout.progress} aside={layout.aside}>
        <Loading height={420} form />
      </StepLayout>
    </InPageLanguage>
  );
}
/** Also the loading state of the price overview. */
export const LoadingStep: Story = { tags: ['loading', 'release'], render: () => <LoadingPage /> };
export const NoCabins: Story = {
  tags: ['empty', 'release'],
  render: (args) => <NoCabinsView {...args.layout} cabinsHref="#cabins" />,
};
export const Sold: Story = {
  tags: ['sold-out', 'release'],
  render: (args) => (
    <InPageLanguage>
      <SoldView {...args.layout} names={['Twin cabin']} cabinsHref="#cabins" />
    </InPageLanguage>
  ),
};
export const EmptyOfOne: Story = { tags: ['embedded'], args: { form: sampleForm(1, emptyValues(1)) }, globals: { embedded: true } };
