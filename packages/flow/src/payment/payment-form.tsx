import { cardFee } from '@booking/config';
import type { Cents } from '@booking/domain/money';
import { type ElementAmount, elementAmount } from '@booking/domain/payment';
import type { IsoDate, Market } from '@booking/domain/schema';
import { errorText, useFormat, useTranslation } from '@booking/ui/i18n';
import { PaymentFormView } from '@booking/ui/steps/payment';
import { useState } from 'react';
import { useServices } from '../app/services.ts';
import type { GatewayFormState, PaymentError, PaymentOrder } from './gateway.ts';
import { loadTimeoutMs } from './load-stripe.ts';
import type { Provider } from './use-gateway.ts';
import { usePayment } from './use-payment.ts';
import { useTimeouts } from './use-timeouts.ts';

export type PaymentFormProps = {
  provider: Provider;
  market: Market;
  exchangeRate: number;
  /** The amount in euros. */
  amount: Cents;
  order: Omit<PaymentOrder, 'shown'>;
  /** The booking's number; null if there is none. */
  bookingNumber: string | null;
  /** The first day of the trip; null if it is not known. */
  start: IsoDate | null;
  /** The failure of the previous attempt, if the visitor has returned from one. */
  previous: PaymentError | null;
  /** Called when our own state may have changed. Fetches it again; resolves to false if that fails. */
  onStale(): Promise<boolean>;
  /** Called when a payment starts or ends. */
  onBusy?: ((busy: boolean) => void) | undefined;
};

const idle: GatewayFormState = { pay: null, method: null, failed: false };
const loadingTimeouts = { slowMs: 10_000, timeoutMs: loadTimeoutMs };

/** The payment form, remounted for each attempt to load it. */
export const PaymentForm = (props: PaymentFormProps) => <LoadedForm key={props.provider.attempt} {...props} />;

/** What is paid is what the form shows. */
function LoadedForm({ provider, market, exchangeRate, amount, bookingNumber, start, ...order }: PaymentFormProps) {
  const { t } = useTranslation('payment');
  const { runtime } = useServices();
  const { gateway } = provider;
  const [state, setState] = useState(idle);
  const loading = useTimeouts(gateway !== null && !state.pay && !state.failed, loadingTimeouts);
  const { busy, isSlow, error, restored, recheck, submit } = usePayment({ pay: state.pay, ...order });
  const toErrorTexts = useErrorTexts();
  const money = useElementMoney();
  const shown = elementAmount(amount, market, exchangeRate);

  const { brand, language, config, facts } = runtime;
  const fee = cardFee(brand, language, config);
  const notes = {
    card: market === 'north_america' ? null : fee === undefined ? t('form.cardFee') : fee,
    us_bank_account: t('form.bankNote'),
  };
  const method = state.method ?? gateway?.defaultMethod;
  const methodNote = method !== undefined && method in notes ? notes[method as keyof typeof notes] : null;
  const loadState = state.pay ? 'ready' : state.failed || loading === 'timeout' ? 'failed' : loading === 'slow' ? 'slow' : 'loading';
  return (
    <PaymentFormView
      action={t('form.pay', { amount: money(shown) })}
      facts={{ ...facts, bookingNumber, start }}
      extras={{ methods: shown.currency === 'usd', testNumbers: config.paymentSandboxScript !== null }}
      state={gateway === null ? 'not-configured' : loadState}
      restored={restored}
      busy={busy}
      error={toErrorTexts(error)}
      note={isSlow ? t('form.slowPaying') : methodNote}
      onSubmit={() => void submit(shown)}
      onReload={provider.retry}
      onRecheck={recheck}
    >
      {gateway ? <gateway.Form {...shown} onState={setState} /> : null}
    </PaymentFormView>
  );
}

function useElementMoney(): (shown: ElementAmount) => string {
  const { money, usd } = useFormat();
  return (shown) => (shown.currency === 'usd' ? usd(shown.amount) : money(shown.amount));
}

function useErrorTexts() {
  const { t } = useTranslation(['payment', 'paymentErrors', 'errors']);
  const money = useElementMoney();
  return (error: PaymentError | null): { message: string; detail: string | null } | null => {
    switch (error?.kind) {
      case 'other-amount':
        return {
          message: t('payment:form.otherAmount', { shown: money(error.shown) }),
          detail: error.requested && t('payment:form.otherAmountAsked', { asked: money(error.requested) }),
        };
      case 'error':
        return {
          message: errorText(t, error.code),
          detail: error.detail === null || typeof error.detail === 'string' ? error.detail : errorText(t, error.detail.code),
        };
      default:
        return null;
    }
  };
}
