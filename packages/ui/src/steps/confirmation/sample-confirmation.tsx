import { toCents } from '@booking/domain/money';
import type { Decorator } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PriceOverview } from '../../summary/price-overview.tsx';
import { sampleQuote } from '../../summary/sample-trip.ts';
import type { ConfirmationViewProps } from './confirmation-view.tsx';

const english = (html: string) => ({ html, language: 'en' }) as const;
const insurances: ConfirmationViewProps['insurances'] = [
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

/** What the stories of this step begin with. */
export const sampleArgs: ConfirmationViewProps = {
  total: toCents(293400),
  passengers: 2,
  extras: [
    { id: 'map', name: 'Route map', description: null, price: toCents(1250), mandatory: false, quantity: 0 },
    { id: 'book', name: 'Travel guide', description: '<p>One per cabin is enough.</p>', price: toCents(0), mandatory: true, quantity: 1 },
  ],
  insurances,
  insurance: { cancellation: false, travel: false },
  terms: ['general', 'consumer', 'payment'],
  legal: {
    orderButton: null,
    terms: {
      general: '/terms#general',
      consumer: '/terms#consumer',
      payment: '/terms#payment',
      general_north_america: '/terms#america',
      payment_north_america: '/terms#american-payment',
    },
  },
  accepted: {},
  errors: {},
  error: null,
  tries: 0,
  onRequest: false,
  northAmerica: false,
  status: 'idle',
  open: false,
  travellers: [
    { key: 'twin:0', name: 'Twin cabin 1', people: ['Ann Smit', 'Bo Smit'] },
    { key: 'twin:1', name: 'Twin cabin 2', people: ['Cy de Vries'] },
  ],
  onStartOver: fn(),
  onQuantity: fn(),
  onInsurance: fn(),
  onAccept: fn(),
  onBook: fn(),
  title: 'confirmation:title',
  progress: null,
  aside: <PriceOverview quote={sampleQuote} />,
  backHref: '#back',
  cabinsHref: '#cabins',
  bar: { total: toCents(293400), dates: 'May 8 – 15, 2027' },
};

/** As wide as the page. */
export const onPage: Decorator = (Story) => (
  <main style={{ maxWidth: 1184, margin: '0 auto', padding: 16 }}>
    <Story />
  </main>
);
