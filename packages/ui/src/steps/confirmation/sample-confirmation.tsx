import { nothingChosen, type OfferedPolicy, policyKey } from '@booking/domain/insurance';
import type { TermKey } from '@booking/domain/market';
import { toCents } from '@booking/domain/money';
import { emptyMainBooker, emptyPassenger } from '@booking/domain/passengers';
import { balanceDueDays, depositPercentage, type PaymentTerms } from '@booking/domain/pricing';
import { type IsoDate, languages, markets } from '@booking/domain/schema';
import { type ReviewEntries, type ReviewOffer, type ReviewStep, reviewStep } from '@booking/domain/steps';
import { aPolicy } from '@booking/domain/testing';
import type { Decorator } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PriceOverview } from '../../summary/price-overview.tsx';
import { sampleInput, sampleVoucherTexts } from '../../summary/sample-trip.ts';
import type { Traveller } from './confirmation-data.ts';
import type { ConfirmationViewProps } from './confirmation-view.tsx';

const dates = 'May 8 – 15, 2027';
const english = (text: string) => ({ text, language: 'en' }) as const;

const terms: ConfirmationViewProps['legal']['terms'] = {
  general: '/terms#general',
  consumer: '/terms#consumer',
  payment: '/terms#payment',
  general_north_america: '/terms#america',
  payment_north_america: '/terms#american-payment',
  cancellation: null,
  travel: '/terms#travel',
};
const policies = markets.flatMap((market) => [
  aPolicy({
    id: 'insu00000000000001',
    market,
    fixed_cost: 3.5,
    summary: '<ul><li>Illness before departure</li><li>Coming home early</li></ul>',
    description: '<p>Covers the costs when you cannot travel.</p>',
    fine_print: 'Offered by an insurer of our choice.',
    terms: '<p>Claims within 30 days.</p>',
  }),
  aPolicy({ id: 'insu00000000000002', market, insurance_type: 'travel', fixed_cost: 34.71, fee_percentage: 0, terms: '' }),
]);

const sampleOffer: ReviewOffer = {
  departure: sampleInput.departure,
  cabinTypes: sampleInput.cabinTypes,
  products: { ...sampleInput.products, insurance_policies: policies },
  legal: {
    language: 'en',
    addresses: Object.fromEntries(languages.map((language) => [language, terms])) as ReviewOffer['legal']['addresses'],
    paymentTerms: { depositPercentage, balanceDueDays },
    translations: undefined,
  },
  today: '2026-11-25' as IsoDate,
};
const passengers = sampleInput.passengers.map(({ bike, diet, other }, index) => ({
  ...emptyPassenger(),
  gender: '' as const,
  bodyHeight: 172,
  cabin: index < 2 ? 'C1:0' : 'C1:1',
  bike,
  diet,
  other: [...other],
}));

type Given = {
  country?: string;
  insured?: boolean;
  onRequest?: boolean;
  paymentTerms?: PaymentTerms | null;
  accepted?: readonly TermKey[];
  /** The terms that a press has asked for. */
  asked?: readonly TermKey[];
};

/** The review of the sample trip. */
export function sampleReview({
  country = 'NL',
  insured = false,
  onRequest = false,
  paymentTerms = sampleOffer.legal.paymentTerms,
  accepted = [],
  asked = [],
}: Given = {}): ReviewStep {
  const { departure, legal } = sampleOffer;
  const offer = { ...sampleOffer, departure: { ...departure, on_request: onRequest }, legal: { ...legal, paymentTerms } };
  const entries = (consents: Partial<ReviewEntries['consents']>): ReviewEntries => ({
    party: { main: { ...emptyMainBooker(), country }, passengers },
    additional: sampleInput.additional,
    consents: { insurance: nothingChosen, accepted: {}, replaced: [], ...consents },
    coupon: null,
    sent: null,
    promised: null,
    asked,
  });
  const { offered, read } = reviewStep(offer, entries({})).agreement;
  return reviewStep(
    offer,
    entries({
      insurance: { ...nothingChosen, ...(insured && { cancellation: policyKey('cancellation', offered) }) },
      accepted: Object.fromEntries(accepted.map((key) => [key, read[key]])),
    }),
  );
}

/** The page of a review: everything on it that follows from the step. */
export const showReview = (step: ReviewStep) => ({
  step,
  overview: <PriceOverview plain quote={step.price} voucherTexts={sampleVoucherTexts} />,
  layout: {
    title: 'confirmation:title',
    progress: null,
    aside: <PriceOverview quote={step.price} voucherTexts={sampleVoucherTexts} />,
    backHref: '#back',
    bar: { total: step.price.total, dates },
  } satisfies ConfirmationViewProps['layout'],
});

/** A policy of the samples, the only one of its type. */
export function samplePolicy(given: Partial<OfferedPolicy> = {}): OfferedPolicy {
  const [policy] = sampleReview({ insured: true }).offers[0]?.policies ?? [];
  if (!policy) throw new Error('the sample trip has no policy');
  return { ...policy, ...given };
}

/** A passenger of the samples. */
export const samplePerson = (index: number, name: string): Traveller => ({
  index,
  name,
  dateOfBirth: '1980-02-29' as IsoDate,
  bodyHeight: 172,
  bike: 'Touring bike, 8 gears',
  diet: null,
  extras: index === 0 ? ['Bicycle helmet'] : [],
  changeHref: `#back#passenger-${index}`,
});

/** Presses a link to terms, whose page would open in a window of its own. */
export function pressInPlace(link: HTMLElement): void {
  link.removeAttribute('target');
  link.setAttribute('href', 'javascript:void 0');
  link.click();
}

/** The default args of this step's stories. */
export const sampleArgs: ConfirmationViewProps = {
  ...showReview(sampleReview()),
  trip: {
    facts: {
      tourName: 'Amsterdam to Bruges',
      dates,
      shipName: 'Meander',
      from: english('Amsterdam'),
      to: english('Bruges'),
      party: 3,
    },
    travellers: [
      { key: 'twin:0', name: 'Twin cabin, main deck', number: 1, people: [samplePerson(0, 'Ann Smit'), samplePerson(1, 'Bo Smit')] },
      { key: 'twin:1', name: 'Twin cabin, main deck', number: 2, people: [samplePerson(2, 'Cy de Vries')] },
    ],
    contact: {
      emailAddress: 'ann@example.com',
      suggestedEmail: null,
      phoneNumber: '+31 20 555 0142',
      address: 'Keizersgracht 1, 1015 AA Amsterdam, Netherlands',
    },
    cabinsHref: '#cabins',
  },
  extras: [
    { id: 'map', name: 'Route map', description: null, price: toCents(1250), pricePerDay: null, mandatory: false, quantity: 0 },
    {
      id: 'book',
      name: 'Travel guide',
      description: english('<p>One per cabin is enough.</p>'),
      price: toCents(0),
      pricePerDay: null,
      mandatory: true,
      quantity: 1,
    },
  ],
  legal: { insurers: { cancellation: null, travel: null }, terms },
  error: null,
  tries: 0,
  booking: {
    status: 'idle',
    retryDelay: 0,
    phone: '+31 20 555 0142',
    refused: [],
    change: null,
    open: false,
    orderButton: null,
    isPreparing: false,
  },
  actions: { onStartOver: fn(), onQuantity: fn(), onInsurance: fn(), onConsent: fn(), onBook: fn() },
};

/** The args that differ once the cancellation insurance is chosen. */
export const insured = showReview(sampleReview({ insured: true }));

/** Renders a story at the width of the page. */
export const onPage: Decorator = (Story) => (
  <main style={{ maxWidth: 1184, margin: '0 auto', padding: 16 }}>
    <Story />
  </main>
);
