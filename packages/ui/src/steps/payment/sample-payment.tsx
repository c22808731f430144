import { type Cents, toCents, type UsdCents, zero } from '@booking/domain/money';
import type { IsoDate } from '@booking/domain/schema';
import { fn } from 'storybook/test';
import { useTranslation } from '../../i18n/index.ts';
import { Progress } from '../../layout/index.ts';
import { sampleFacts, sampleSteps } from '../../layout/sample-page.ts';
import type { BookingPaymentViewProps } from './booking-payment-view.tsx';
import { PaymentFormView, type PaymentFormViewProps } from './payment-form-view.tsx';

export const onSwitch = fn();
export const onSubmit = fn();
export const onReload = fn();
export const onRecheck = fn();
const help = { bookingNumber: 'BBT-104233', phones: sampleFacts.phones };

/** The progress of the payment page. Previous steps are links, except for the price overview. */
function PaymentProgress() {
  const { t } = useTranslation('progress');
  return <Progress steps={sampleSteps(6, t)} marker="boat" />;
}

/** The payment form in a state. */
export const form = (state: Partial<PaymentFormViewProps> = {}) => (
  <PaymentFormView
    action="Pay €1,046.32"
    cards={['visa', 'mastercard', 'amex']}
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

export const amounts = {
  total: toCents(293_400),
  localCosts: toCents(9_600),
  insurance: toCents(19_492),
  full: toCents(303_292),
  paid: zero as Cents,
  due: toCents(104_632),
  insuredDeposit: true,
  dueUsd: null as UsdCents | null,
  rest: toCents(198_660),
  restBy: '2027-03-20' as IsoDate | null,
  choice: {
    type: 'deposit' as 'deposit' | 'full_payment',
    options: {
      deposit: { amount: toCents(104_632), usd: null as UsdCents | null },
      full_payment: { amount: toCents(303_292), usd: null as UsdCents | null },
    },
    rest: toCents(198_660),
    restBy: '2027-03-20' as IsoDate | null,
    busy: false,
    onSwitch,
  },
};

export const paymentPage = {
  bookingNumber: 'BBT-104233',
  email: 'ann@example.com',
  amounts,
  hold: { phase: 'held', until: new Date(2027, 1, 1, 17, 40).getTime() },
  title: 'payment:title',
  progress: <PaymentProgress />,
  aside: null,
  children: form(),
} satisfies BookingPaymentViewProps;
