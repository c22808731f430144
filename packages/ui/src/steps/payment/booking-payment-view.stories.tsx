import { toCents, toUsdCents, type UsdCents, zero } from '@booking/domain/money';
import type { IsoDate } from '@booking/domain/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { useTranslation } from '../../i18n/index.ts';
import { Progress } from '../../layout/index.ts';
import { sampleFacts, sampleSteps } from '../../layout/sample-page.ts';
import { BookingPaymentView } from './booking-payment-view.tsx';
import { PaymentFormView, type PaymentFormViewProps } from './payment-form-view.tsx';
import { PriceDifferences } from './price-differences.tsx';

const onSwitch = fn();
const onSubmit = fn();
const onReload = fn();
const onRecheck = fn();
const help = { bookingNumber: 'BBT-104233', phones: sampleFacts.phones };

/** The progress of the payment page. Previous steps are links, except for the price overview. */
function PaymentProgress() {
  const { t } = useTranslation('progress');
  return <Progress steps={sampleSteps(6, t)} marker="boat" />;
}

const form = (state: Partial<PaymentFormViewProps> = {}) => (
  <PaymentFormView
    action="Pay €1,046.32"
    state="ready"
    restored="no"
    help={help}
    onRecheck={onRecheck}
    busy={false}
    error={null}
    note={null}
    onSubmit={onSubmit}
    onReload={onReload}
    {...state}
  >
    <div style={{ height: 200 }} />
  </PaymentFormView>
);

const amounts = {
  total: toCents(293_400),
  localCosts: toCents(9_600),
  insurance: toCents(19_492),
  due: toCents(104_632),
  dueUsd: null as UsdCents | null,
  choice: {
    type: 'deposit' as 'deposit' | 'full_payment',
    deposit: toCents(104_632),
    full: toCents(303_292),
    restBy: '2027-03-20' as IsoDate,
    busy: false,
    onSwitch,
  },
};

const meta = {
  title: 'Steps/Payment',
  component: BookingPaymentView,
  args: {
    bookingNumber: 'BBT-104233',
    amounts,
    title: 'payment:title',
    progress: <PaymentProgress />,
    aside: null,
    children: form(),
  },
} satisfies Meta<typeof BookingPaymentView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** PAY-6. */
export const WithDeposit: Story = {
  async play({ canvas, canvasElement }) {
    if (canvasElement.ownerDocument.documentElement.clientWidth >= 768) {
      const progress = within(canvas.getByRole('navigation'));
      await expect(progress.getByRole('link', { name: /Personal information/ })).toBeVisible();
      await expect(progress.queryByRole('link', { name: /Price overview/ })).toBeNull();
    }
    await userEvent.click(canvas.getByRole('button', { name: /Pay full amount instead/ }));
    await expect(onSwitch).toHaveBeenCalledWith('full_payment');
  },
};

/** PAY-6. */
export const FullAmountChosen: Story = {
  args: { amounts: { ...amounts, due: toCents(303_292), choice: { ...amounts.choice, type: 'full_payment' } } },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: /Pay deposit instead/ }));
    await expect(onSwitch).toHaveBeenCalledWith('deposit');
  },
};

export const NoDeposit: Story = {
  args: { amounts: { ...amounts, due: toCents(303_292), choice: null } },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button', { name: /instead/ })).toBeNull();
  },
};

/** Insurance only if non-zero. PAY-3. */
export const NoInsurance: Story = {
  args: { amounts: { ...amounts, insurance: zero } },
  async play({ canvas }) {
    await expect(canvas.queryByText('Insurance')).toBeNull();
  },
};

/** PRICE-17. */
export const NorthAmerica: Story = {
  args: { amounts: { ...amounts, dueUsd: toUsdCents(113_442) } },
  async play({ canvas }) {
    await expect(canvas.getByText('$1,134.42*')).toBeVisible();
  },
};

/** The submit is disabled until the payment element is ready. PAY-22. */
export const FormLoading: Story = {
  args: { children: form({ state: 'loading' }) },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Pay €1,046.32' })).toBeDisabled();
  },
};

/** The submit does nothing while processing. PAY-22. */
export const Paying: Story = {
  args: { amounts: { ...amounts, choice: { ...amounts.choice, busy: true } }, children: form({ busy: true }) },
  async play({ canvas }) {
    onSubmit.mockClear();
    onSwitch.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: /Pay full amount instead/ }));
    await expect(onSwitch).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: /Your payment is being made/ }));
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

export const Declined: Story = {
  args: {
    children: form({
      error: {
        message: 'There was an issue with the payment. Please contact your credit card provider or bank before trying again.',
        detail: 'Your card was declined.',
      },
    }),
  },
};

/** The note shown for card on non-north_america. */
export const CardFee: Story = { args: { children: form({ note: 'Credit cards from outside the EU carry a transaction fee of 3%.' }) } };

export const FormNotLoaded: Story = {
  args: { children: form({ state: 'failed' }) },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/content blocker.*BBT-104233/s);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onReload).toHaveBeenCalledOnce();
  },
};

/** A slow form: the page reports the delay and other ways to pay, and keeps loading the form. */
export const FormSlow: Story = {
  args: { children: form({ state: 'slow' }) },
  async play({ canvas }) {
    await expect(canvas.getByText(/longer than usual/)).toBeVisible();
    await expect(canvas.getByText(/mention booking number BBT-104233/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: sampleFacts.phones[0]?.number ?? '' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pay €1,046.32' })).toBeDisabled();
  },
};

/** A page restored from the back/forward cache has no pay button until the payment status is known. */
export const Restored: Story = {
  args: { children: form({ restored: 'checking' }) },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button', { name: 'Pay €1,046.32' })).toBeNull();
  },
};

export const RestoredUnreachable: Story = {
  args: { children: form({ restored: 'failed' }) },
  async play({ canvas }) {
    onRecheck.mockClear();
    await expect(canvas.queryByRole('button', { name: 'Pay €1,046.32' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRecheck).toHaveBeenCalledOnce();
  },
};

export const NotConfigured: Story = { args: { children: form({ state: 'not-configured' }) } };

/** An amount of 0 shows no form. PAY-10. */
export const NothingDue: Story = { args: { amounts: { ...amounts, due: zero, choice: null }, children: null } };

export const German: Story = { globals: { language: 'de', brand: 'islandhopping' } };

/** Amounts that differ from those shown earlier are listed before the payment. */
export const AnotherPrice: Story = {
  args: {
    children: <PriceDifferences differences={[{ what: 'insurance', promised: toCents(19492), booked: toCents(0) }]} />,
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Insurance: €0.00 instead of €194.92');
  },
};
