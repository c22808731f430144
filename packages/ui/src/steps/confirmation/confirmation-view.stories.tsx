import { toCents } from '@booking/domain/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { PriceOverview } from '../../summary/price-overview.tsx';
import { sampleQuote } from '../../summary/sample-trip.ts';
import { ConfirmationView, type ConfirmationViewProps } from './confirmation-view.tsx';

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

const meta = {
  title: 'Steps/Confirmation',
  component: ConfirmationView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main style={{ maxWidth: 1184, margin: '0 auto', padding: 16 }}>
        <Story />
      </main>
    ),
  ],
  args: {
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
  },
} satisfies Meta<typeof ConfirmationView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  async play({ canvas, args }) {
    await expect(canvas.getByText('You have not chosen any insurance.')).toBeVisible();
    // Insurance can be added within 7 days after booking.
    await expect(canvas.getByText('You can still add insurance within 7 days after booking.')).toBeVisible();
    // Mandatory products start at a minimum of 1; quantities go from 0 to the number of passengers.
    await userEvent.click(canvas.getByRole('button', { name: /One more: Number of Route map/ }));
    await expect(args.onQuantity).toHaveBeenCalledWith('map', 1);
    await expect(canvas.getByRole('button', { name: /One fewer: Number of Travel guide/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getAllByRole('button', { name: /^Book now/ })[0] as HTMLElement);
    await expect(args.onBook).toHaveBeenCalledOnce();
  },
};

export const InsuranceTicked: Story = {
  args: { insurance: { cancellation: true, travel: false } },
  async play({ canvas, args }) {
    // A terms checkbox appears once the policy is ticked.
    await userEvent.click(canvas.getByRole('checkbox', { name: /I have read the terms of the cancellation insurance/ }));
    await expect(args.onAccept).toHaveBeenCalledWith('cancellation', true);
    await expect(canvas.queryByRole('checkbox', { name: /I have read the terms of the travel insurance/ })).toBeNull();
    await expect(canvas.queryByText('You have not chosen any insurance.')).toBeNull();
  },
};

export const DetailsDialog: Story = {
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Details: Cancellation insurance' }));
    const dialog = screen.getByRole('dialog', { name: 'Cancellation insurance' });
    await expect(dialog).toBeVisible();
    await userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await waitFor(() => expect(dialog).not.toBeVisible());
  },
};

/** Terms are links to what is agreed to, which opens without leaving the page; the button says the configured words. */
export const Legal: Story = {
  args: { legal: { orderButton: 'Order with an obligation to pay', terms: meta.args.legal.terms } },
  async play({ canvas, args }) {
    const link = canvas.getByRole('link', { name: /^General terms and conditions/ });
    await expect(link).toHaveAttribute('href', '/terms#general');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAccessibleName(/opens in a new window/);
    await userEvent.click(canvas.getAllByRole('button', { name: /^Order with an obligation to pay/ })[0] as HTMLElement);
    await expect(args.onBook).toHaveBeenCalledOnce();
  },
};

/** A number can be typed: twenty without twenty clicks. */
export const QuantityTyped: Story = {
  args: { passengers: 20 },
  async play({ canvas, args }) {
    const field = canvas.getByRole('textbox', { name: 'Number of Route map' });
    await userEvent.click(field);
    await userEvent.keyboard('12');
    await expect(args.onQuantity).toHaveBeenLastCalledWith('map', 12);
    // More than there may be is brought within the limit when the field is left.
    await userEvent.clear(field);
    await userEvent.keyboard('99');
    await userEvent.tab();
    await expect(args.onQuantity).toHaveBeenLastCalledWith('map', 20);
    // No number changes nothing.
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Number of Travel guide' }));
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Number of Travel guide' })).toHaveValue('1');
    await expect(args.onQuantity).not.toHaveBeenCalledWith('book', expect.anything());
  },
};

function Trying(args: ConfirmationViewProps) {
  const [tries, setTries] = useState(0);
  const errors = tries > 0 ? ({ general: 'travel-terms-required', cancellation: 'insurance-terms-required' } as const) : {};
  return <ConfirmationView {...args} tries={tries} errors={errors} onBook={() => setTries(tries + 1)} />;
}

export const TermsLeftOut: Story = {
  args: { insurance: { cancellation: true, travel: false }, accepted: { consumer: true, payment: true } },
  render: (args) => <Trying {...args} />,
  async play({ canvas }) {
    await userEvent.click(canvas.getAllByRole('button', { name: /^Book now/ })[0] as HTMLElement);
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: /terms of the cancellation insurance/ })).toHaveFocus());
    await expect(canvas.getByText('Please accept the terms for your insurance.')).toBeVisible();
    await expect(canvas.getByText('Please accept the terms for your travel.')).toBeVisible();
  },
};

export const NorthAmerica: Story = {
  args: { terms: ['general_north_america', 'payment_north_america'], northAmerica: true },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('checkbox', { name: /agree/ })).toHaveLength(2);
  },
};

/** Not offered when the country is AU. */
export const NoInsuranceOffered: Story = {
  args: { insurances: [], extras: [] },
  async play({ canvas }) {
    await expect(canvas.queryByText('You have not chosen any insurance.')).toBeNull();
  },
};

export const Booking: Story = {
  args: { status: 'booking' },
  async play({ canvas, args }) {
    const button = canvas.getAllByRole('button', { name: 'Creating your booking' })[0] as HTMLElement;
    await userEvent.click(button);
    await expect(args.onBook).not.toHaveBeenCalled();
  },
};
export const Slow: Story = { args: { status: 'slow' } };
export const Failed: Story = {
  args: { status: 'failed' },
  async play({ canvas }) {
    await expect(canvas.getByText('Something went wrong')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the cabins' })).toHaveAttribute('href', '#cabins');
  },
};
export const Refused: Story = { args: { status: 'refused' } };
export const NoAnswer: Story = { args: { status: 'unknown', open: true } };

/** The choices of the request that was sent are shown, and cannot be changed; it can be left. */
export const OpenAttempt: Story = {
  args: { open: true, insurance: { cancellation: true, travel: false } },
  async play({ canvas, args }) {
    await expect(canvas.getByRole('checkbox', { name: 'Yes, I want this insurance: Cancellation insurance' })).toBeDisabled();
    await expect(canvas.queryByRole('link', { name: 'Change' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await expect(args.onStartOver).toHaveBeenCalledOnce();
  },
};

export const Asking: Story = {
  args: { status: 'asking', open: true },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button', { name: 'Start over' })).toBeNull();
  },
};

export const Left: Story = {
  args: { status: 'left' },
  async play({ canvas }) {
    await expect(canvas.getByText('Your earlier request has not become a booking. You can change everything again.')).toBeVisible();
  },
};

export const Sold: Story = {
  args: { status: 'sold' },
  async play({ canvas }) {
    await expect(canvas.getByText('A cabin that you chose has been sold in the meantime')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'To the cabins' })).toHaveAttribute('href', '#cabins');
  },
};

/** Everybody sees who is booked into which cabin. */
export const WhoTravels: Story = {
  async play({ canvas }) {
    const list = canvas.getByRole('region', { name: 'Who is travelling' });
    await expect(list).toHaveTextContent('Twin cabin 1Ann SmitBo SmitTwin cabin 2Cy de Vries');
    await expect(canvas.getByRole('link', { name: 'Change' })).toHaveAttribute('href', '#back');
  },
};

export const OnRequest: Story = { args: { onRequest: true } };
export const German: Story = { globals: { language: 'de' } };
export const Dutch: Story = { globals: { language: 'nl' } };
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    extras: [
      { id: 'far', name: 'Flughafentransferservice', description: null, price: toCents(106450), mandatory: false, quantity: 0 },
      { id: 'none', name: 'Map', description: null, price: toCents(0), mandatory: false, quantity: 0 },
    ],
  },
  async play({ canvas }) {
    const table = canvas.getByRole('table');
    const card = table.closest('section')?.getBoundingClientRect();
    for (const cell of table.querySelectorAll('tbody :is(td, th)'))
      await expect(cell.getBoundingClientRect().right).toBeLessThan(card?.right ?? 0);
    await expect(canvas.getByRole('rowheader', { name: 'Flughafentransferservice' })).toBeVisible();
  },
};
