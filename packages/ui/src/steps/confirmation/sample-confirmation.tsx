import { toCents } from '@booking/domain/money';
import type { Decorator } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PriceOverview } from '../../summary/price-overview.tsx';
import { sampleQuote } from '../../summary/sample-trip.ts';
import type { ConfirmationViewProps } from './confirmation-view.tsx';

const english = (html: string) => ({ html, language: 'en' }) as const;
const offers: ConfirmationViewProps['insurance']['offers'] = [
  {
    type: 'cancellation',
    price: toCents(19492),
    tax: toCents(3383),
    summary: english('<ul><li>Illness before departure</li><li>Coming home early</li></ul>'),
    description: english('<p>Covers the costs when you cannot travel.</p>'),
    finePrint: english('Offered by an insurer of our choice.'),
    terms: english('<p>Claims within 30 days.</p>'),
  },
  { type: 'travel', price: toCents(4200), tax: toCents(729), summary: null, description: null, finePrint: null, terms: null },
];

/** The default args of this step's stories. */
export const sampleArgs: ConfirmationViewProps = {
  layout: {
    title: 'confirmation:title',
    progress: null,
    aside: <PriceOverview quote={sampleQuote} />,
    backHref: '#back',
    bar: { total: toCents(293400), dates: 'May 8 – 15, 2027' },
  },
  trip: {
    total: toCents(293400),
    passengers: 2,
    travellers: [
      { key: 'twin:0', name: 'Twin cabin 1', people: ['Ann Smit', 'Bo Smit'] },
      { key: 'twin:1', name: 'Twin cabin 2', people: ['Cy de Vries'] },
    ],
    onRequest: false,
    northAmerica: false,
    cabinsHref: '#cabins',
  },
  extras: [
    { id: 'map', name: 'Route map', description: null, price: toCents(1250), pricePerDay: null, mandatory: false, quantity: 0 },
    {
      id: 'book',
      name: 'Travel guide',
      description: '<p>One per cabin is enough.</p>',
      price: toCents(0),
      pricePerDay: null,
      mandatory: true,
      quantity: 1,
    },
  ],
  insurance: { offers, chosen: { cancellation: false, travel: false } },
  consents: {
    terms: ['general', 'consumer', 'payment'],
    links: {
      general: '/terms#general',
      consumer: '/terms#consumer',
      payment: '/terms#payment',
      general_north_america: '/terms#america',
      payment_north_america: '/terms#american-payment',
    },
    given: {},
    errors: {},
    error: null,
    tries: 0,
  },
  booking: { status: 'idle', open: false, orderButton: null },
  actions: { onStartOver: fn(), onQuantity: fn(), onInsurance: fn(), onConsent: fn(), onBook: fn() },
};

/** The default args with the cancellation insurance chosen. */
export const insured = { ...sampleArgs.insurance, chosen: { cancellation: true, travel: false } };

/** Renders a story at the width of the page. */
export const onPage: Decorator = (Story) => (
  <main style={{ maxWidth: 1184, margin: '0 auto', padding: 16 }}>
    <Story />
  </main>
);
