import { noInsurance, type OfferedPolicy } from '@booking/domain/insurance';
import { toCents } from '@booking/domain/money';
import { balanceDueDays, depositPercentage, paymentSchedule, type Quote, quote } from '@booking/domain/pricing';
import type { IsoDate } from '@booking/domain/schema';
import type { Decorator } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PriceOverview } from '../../summary/price-overview.tsx';
import { sampleDeparture, sampleInput } from '../../summary/sample-trip.ts';
import type { Traveller } from './confirmation-data.ts';
import type { ConfirmationViewProps } from './confirmation-view.tsx';

const dates = 'May 8 – 15, 2027';
const samplePaymentTerms = { depositPercentage, balanceDueDays };

/** The price of the sample trip without insurance, and with the one that `insured` has chosen. */
export const samplePrice = quote({ ...sampleInput, insurance: noInsurance });
export const insuredPrice = quote({ ...sampleInput, insurance: { cancellation: true, travel: false } });

/** Everything on the page that shows the price. */
export const showPrice = (price: Quote) => ({
  overview: <PriceOverview plain quote={price} />,
  total: price.total,
  schedule: paymentSchedule(price, sampleDeparture.date, '2026-11-25' as IsoDate, samplePaymentTerms),
  bar: { total: price.total, dates },
});

const english = (text: string) => ({ text, language: 'en' }) as const;
const noTexts = { summary: null, description: null, finePrint: null, terms: null };
const onlyOne = { name: null, number: null };

/** A policy of the samples, the only one of its type. */
export const samplePolicy = (given: Partial<OfferedPolicy> = {}): OfferedPolicy => ({
  id: 'policy',
  label: onlyOne,
  price: insuredPrice.insurance,
  tax: toCents(4968),
  summary: english('<ul><li>Illness before departure</li><li>Coming home early</li></ul>'),
  description: english('<p>Covers the costs when you cannot travel.</p>'),
  finePrint: english('Offered by an insurer of our choice.'),
  terms: english('<p>Claims within 30 days.</p>'),
  ...given,
});
const travelPrice = { price: toCents(4200), tax: toCents(729) };
const offers: ConfirmationViewProps['insurance']['offers'] = [
  { type: 'cancellation', price: insuredPrice.insurance, tax: toCents(4968), policies: [samplePolicy()] },
  { type: 'travel', ...travelPrice, policies: [{ id: 'travel', label: onlyOne, ...travelPrice, ...noTexts }] },
];

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

const shown = showPrice(samplePrice);

/** The default args of this step's stories. */
export const sampleArgs: ConfirmationViewProps = {
  layout: {
    title: 'confirmation:title',
    progress: null,
    aside: <PriceOverview quote={samplePrice} />,
    backHref: '#back',
    bar: shown.bar,
  },
  overview: shown.overview,
  trip: {
    facts: {
      tourName: 'Amsterdam to Bruges',
      dates,
      shipName: 'Meander',
      from: english('Amsterdam'),
      to: english('Bruges'),
      party: 3,
    },
    total: shown.total,
    passengers: 3,
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
    schedule: shown.schedule,
    onRequest: false,
    northAmerica: false,
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
  insurance: { offers, insurers: { cancellation: null, travel: null }, chosen: { cancellation: false, travel: false } },
  consents: {
    required: ['general', 'consumer', 'payment'],
    links: {
      general: '/terms#general',
      consumer: '/terms#consumer',
      payment: '/terms#payment',
      general_north_america: '/terms#america',
      payment_north_america: '/terms#american-payment',
      cancellation: null,
      travel: '/terms#travel',
    },
    payment: { terms: samplePaymentTerms, onRequest: false },
    given: {},
    errors: {},
    error: null,
    tries: 0,
  },
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

const shownInsured = showPrice(insuredPrice);

/** The args that differ once the cancellation insurance is chosen. */
export const insured = {
  layout: { ...sampleArgs.layout, aside: <PriceOverview quote={insuredPrice} />, bar: shownInsured.bar },
  overview: shownInsured.overview,
  trip: { ...sampleArgs.trip, total: shownInsured.total, schedule: shownInsured.schedule },
  insurance: { ...sampleArgs.insurance, chosen: { cancellation: true, travel: false } },
  consents: { ...sampleArgs.consents, required: ['general', 'consumer', 'payment', 'cancellation'] },
} satisfies Partial<ConfirmationViewProps>;

/** Renders a story at the width of the page. */
export const onPage: Decorator = (Story) => (
  <main style={{ maxWidth: 1184, margin: '0 auto', padding: 16 }}>
    <Story />
  </main>
);
