import { toCents } from '@booking/domain/money';
import { balanceDueDays, depositPercentage, type PaymentTerms } from '@booking/domain/pricing';
import type { IsoDate, PaymentType } from '@booking/domain/schema';
import { type PaymentStep, paymentStep } from '@booking/domain/steps';
import { aCompletedBooking } from '@booking/domain/testing';
import { fn } from 'storybook/test';
import { useFormat, useTranslation } from '../../i18n/index.ts';
import { Progress } from '../../layout/index.ts';
import { sampleSteps } from '../../layout/sample-page.ts';
import { SampleAside, useSampleFacts } from '../sample-layout.tsx';
import { BookingPaymentView, type BookingPaymentViewProps } from './booking-payment-view.tsx';
import { PaymentAmounts } from './payment-amounts.tsx';
import { type PaymentFormFacts, PaymentFormView, type PaymentFormViewProps } from './payment-form-view.tsx';

export const onSwitch = fn();
export const onSubmit = fn();
export const onReload = fn();
export const onRecheck = fn();
const facts = {
  acceptedCards: ['visa', 'mastercard', 'amex'],
  bookingNumber: 'BBT-104233',
  start: '2027-05-08' as IsoDate,
} satisfies Partial<PaymentFormFacts>;

/** The progress of the payment page. Previous steps are links, except for the price overview. */
function PaymentProgress() {
  const { t } = useTranslation('progress');
  return <Progress steps={sampleSteps(6, t)} marker="boat" />;
}

type FormState = Partial<Omit<PaymentFormViewProps, 'facts'>> & { facts?: Partial<PaymentFormFacts> };

function SampleForm({ facts: given, ...state }: FormState) {
  const { t } = useTranslation('payment');
  const { money } = useFormat();
  return (
    <PaymentFormView
      action={t('form.pay', { amount: money(toCents(104_632)) })}
      facts={{ ...useSampleFacts(), ...facts, ...given }}
      extras={{ methods: false, testNumbers: false }}
      state="ready"
      restored="no"
      onRecheck={onRecheck}
      busy={false}
      error={null}
      note={null}
      onSubmit={onSubmit}
      onReload={onReload}
      {...state}
    >
      <div style={{ height: 150 }} />
    </PaymentFormView>
  );
}

/** The payment form in a state. */
export const form = (state: FormState = {}) => <SampleForm {...state} />;

/** The view with the amounts of the booking in its side panel, before what the panel has besides. */
export const SamplePaymentPage = ({ aside, ...page }: BookingPaymentViewProps) => (
  <BookingPaymentView
    {...page}
    aside={
      <SampleAside>
        <PaymentAmounts step={page.step} />
        {aside}
      </SampleAside>
    }
  />
);

type Given = Parameters<typeof aCompletedBooking>[0] & { pay?: PaymentType; paymentTerms?: PaymentTerms | null };

/** The payment of the sample booking. */
export const samplePayment = ({ pay, paymentTerms = { depositPercentage, balanceDueDays }, ...booking }: Given = {}): PaymentStep =>
  paymentStep({ booking: aCompletedBooking(booking), paymentTerms, today: '2026-11-25' as IsoDate }, { pay });

export const paymentPage = {
  bookingNumber: 'BBT-104233',
  email: 'ann@example.com',
  step: samplePayment(),
  busy: false,
  onSwitch,
  hold: { phase: 'held', until: new Date(2027, 1, 1, 17, 40).getTime() },
  title: 'payment:title',
  progress: <PaymentProgress />,
  aside: null,
  children: form(),
} satisfies BookingPaymentViewProps;
