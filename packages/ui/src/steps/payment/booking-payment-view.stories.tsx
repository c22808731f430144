import { toCents } from '@booking/domain/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { BookingPaymentView } from './booking-payment-view.tsx';
import { PriceDifferences } from './price-differences.tsx';
import { onSwitch, paymentPage, SamplePaymentPage, samplePayment } from './sample-payment.tsx';

const meta = { title: 'Steps/Payment', component: BookingPaymentView, args: paymentPage, render: SamplePaymentPage } satisfies Meta<
  typeof BookingPaymentView
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The lines end in the full amount, and the deposit and the remainder add up to it. PAY-6, PAY-64, PAY-76, CONF-54. */
export const WithDeposit: Story = {
  async play({ canvas, canvasElement }) {
    const lines = canvas
      .getAllByRole('term')
      .map((term, index) => `${term.textContent}: ${canvas.getAllByRole('definition')[index]?.textContent}`);
    await expect(lines).toEqual([
      'Total booking amount: €2,934.00',
      'Local costs (to be paid at departure): −€96.00',
      'Insurance: €194.92',
      'Full amount: €3,032.92',
      'Amount to pay now: the deposit and the whole insurance premium: €1,046.32',
      'Remaining, by March 20, 2027: €1,986.60',
    ]);
    if (canvasElement.ownerDocument.documentElement.clientWidth >= 768) {
      const progress = within(canvas.getByRole('navigation'));
      await expect(progress.getByRole('link', { name: /Personal information/ })).toBeVisible();
      await expect(progress.queryByRole('link', { name: /Price overview/ })).toBeNull();
    }
    await expect(canvas.getByRole('radio', { name: /^Deposit €1,046\.32/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: /^Pay full amount instead/ }));
    await expect(onSwitch).toHaveBeenCalledWith('full_payment');
  },
};

/** Two radio buttons, which the arrow keys switch as well. PAY-6, PAY-76. */
export const FullAmountChosen: Story = {
  args: { step: samplePayment({ pay: 'full_payment' }) },
  async play({ canvas }) {
    await expect(canvas.queryByText(/^Remaining/)).toBeNull();
    const choice = within(canvas.getByRole('group', { name: 'What would you like to pay now?' }));
    await expect(choice.getByRole('radio', { name: /^Full amount/ })).toBeChecked();
    await expect(choice.getByRole('radio', { name: /^Pay deposit instead/ })).not.toBeChecked();
    choice.getByRole('radio', { name: /^Full amount/ }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(onSwitch).toHaveBeenCalledWith('deposit');
  },
};

/** The sentence under the heading holds for either payment. PAY-2, PAY-78. */
export const NoDeposit: Story = {
  args: { step: samplePayment({ deposit: null }) },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByText('Please proceed with the upfront payment.')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/deposit|remaining/i);
    await expect(canvas.queryByRole('radio', { name: /instead/ })).toBeNull();
  },
};

/** What follows the payment: the confirmation, then the remainder. PAY-74. */
export const AfterThePayment: Story = {
  async play({ canvas }) {
    const lines = within(canvas.getByRole('region', { name: 'What happens next' })).getAllByRole('listitem');
    await expect(lines.map(({ textContent }) => textContent)).toEqual([
      'As soon as your payment has arrived, we will send your booking confirmation to ann@example.com.',
      'You pay the remaining €1,986.60 online by March 20, 2027. We will send you a link in good time.',
    ]);
  },
};

/** What is paid is the first thing: the time of the hold and the number, the choice, the provider's form, the button. PAY-83. */
export const PaymentFirst: Story = {
  globals: { viewport: { value: 'phone' } },
  async play({ canvas }) {
    const parts = [
      canvas.getByRole('heading', { level: 1 }),
      canvas.getByText(/^Cabins held until/),
      canvas.getByText('Booking number BBT-104233'),
      canvas.getByRole('group', { name: 'What would you like to pay now?' }),
      canvas.getByText('Safe & secure checkout'),
      canvas.getByRole('button', { name: 'Pay €1,046.32' }),
      canvas.getByRole('region', { name: 'What happens next' }),
      canvas.getByRole('region', { name: 'What you pay' }),
    ];
    for (const [index, part] of parts.slice(1).entries())
      await expect(parts[index]?.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

/** Without a remainder nothing is said of one. PAY-74. */
export const NothingAfter: Story = {
  args: { step: samplePayment({ deposit: null }) },
  async play({ canvas }) {
    await expect(within(canvas.getByRole('region', { name: 'What happens next' })).getAllByRole('listitem')).toHaveLength(1);
  },
};

/** Insurance only if non-zero. PAY-3. */
export const NoInsurance: Story = {
  args: { step: samplePayment({ insurance_amount: 0 }) },
  async play({ canvas }) {
    await expect(canvas.queryByText('Insurance')).toBeNull();
  },
};

/** A part was received already: the lines still add up. PAY-64. */
export const PartPaid: Story = {
  args: { step: samplePayment({ deposit: null, paid_amount: 500 }) },
  async play({ canvas }) {
    const figures = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(figures.slice(-3)).toEqual(['€3,032.92', '−€500.00', '€2,532.92']);
  },
};

/** Both options show dollars, the one that is not chosen too; what is charged is larger than the euros. PRICE-17, PAY-65, PAY-84. */
export const NorthAmerica: Story = {
  args: { step: samplePayment({ market: 'north_america' }) },
  async play({ canvas }) {
    await expect(canvas.getAllByText('$1,134.42*')).toHaveLength(2);
    const size = (text: string) => Number.parseFloat(getComputedStyle(canvas.getAllByText(text)[0] ?? document.body).fontSize);
    await expect(size('$1,134.42*')).toBeGreaterThan(size('€1,046.32'));
    await expect(canvas.getByRole('radio', { name: /Pay full amount instead.*\$3,288\.29\*/ })).toBeVisible();
  },
};

const until = paymentPage.hold.until;

/** PAY-66. */
export const HoldEnding: Story = {
  args: { hold: { phase: 'ending', until } },
  async play({ canvas }) {
    await expect(canvas.getByText(/only a few more minutes/)).toBeVisible();
    await expect(canvas.getByText('Please pay before Mon, Feb 1, 5:40 PM. After that, others can book them.')).toBeVisible();
  },
};

/** PAY-66. */
export const HoldOver: Story = {
  args: { hold: { phase: 'over', until } },
  async play({ canvas }) {
    await expect(canvas.getByText('We no longer hold your cabins for you')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pay €1,046.32' })).toBeEnabled();
  },
};

/** An amount of 0 shows no form, no request to pay, and nothing follows it. PAY-10, PAY-74, PAY-78. */
export const NothingDue: Story = {
  args: { step: samplePayment({ paid_amount: 3032.92 }), children: null },
  async play({ canvas }) {
    await expect(canvas.queryByRole('region', { name: 'What happens next' })).toBeNull();
    await expect(canvas.queryByText(/upfront payment/)).toBeNull();
  },
};

/** While a payment is in progress, the choice cannot be switched. PAY-76. */
export const BusyChoice: Story = {
  args: { busy: true },
  async play({ canvas }) {
    onSwitch.mockClear();
    await expect(canvas.getByRole('radio', { name: /^Pay full amount instead/ })).toBeDisabled();
    await userEvent.click(canvas.getByText('Pay full amount instead'));
    await expect(canvas.getByRole('radio', { name: /^Deposit/ })).toBeChecked();
    await expect(onSwitch).not.toHaveBeenCalled();
  },
};

/** A deposit of which it is not known what it contains is called just that. CONF-54. */
export const OtherDeposit: Story = {
  args: { step: samplePayment({ paymentTerms: null }) },
  async play({ canvas }) {
    await expect(canvas.getByText('Amount to pay now: the deposit')).toBeVisible();
  },
};

export const German: Story = { globals: { language: 'de', brand: 'islandhopping' } };

/** Amounts that differ from those shown earlier are listed before the payment. */
export const AnotherPrice: Story = {
  args: {
    notice: <PriceDifferences differences={[{ what: 'insurance', promised: toCents(19492), booked: toCents(0) }]} />,
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Insurance: €0.00 instead of €194.92');
  },
};
