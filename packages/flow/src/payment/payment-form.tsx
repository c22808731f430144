import type { Cents } from '@booking/domain/money';
import { type ElementAmount, elementAmount } from '@booking/domain/payment';
import type { Market } from '@booking/domain/schema';
import { errorText, useFormat, useTranslation } from '@booking/ui/i18n';
import { PaymentFormView } from '@booking/ui/steps/payment';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useServices } from '../app/services.ts';
import type { GatewayFormState, PaymentError, PaymentOrder } from './gateway.ts';
import { loadingMs } from './load-stripe.ts';
import { clearPaymentReturn } from './payment-return.ts';
import type { Provider } from './use-gateway.ts';
import { useRestored } from './use-restored.ts';
import { useTimeouts } from './use-timeouts.ts';

export type PaymentFormProps = {
  provider: Provider;
  market: Market;
  exchangeRate: number;
  /** What is paid, in euros. */
  amount: Cents;
  order: Omit<PaymentOrder, 'shown'>;
  /** The booking's number, where there is one. */
  bookingNumber: string | null;
  /** The failure of the previous attempt, when the visitor has returned from one. */
  previous: PaymentError | null;
  /** Our own state may have changed: fetches it again, and says whether it could. */
  onStale(): Promise<boolean>;
  /** A payment has started, or has ended. */
  onBusy?: ((busy: boolean) => void) | undefined;
};

const idle: GatewayFormState = { pay: null, method: null, failed: false };
const loadingTimeouts = { slowMs: 10_000, timeoutMs: loadingMs };
/** However long a payment takes, it is waited for. */
const payingTimeouts = { slowMs: 20_000, timeoutMs: 24 * 3_600_000 };

/** The payment form, anew for each attempt to load it. */
export const PaymentForm = (props: PaymentFormProps) => <LoadedForm key={props.provider.attempt} {...props} />;

/** One attempt at a time, nothing typed is lost by a failed one. PAY-22, PAY-26. */
function LoadedForm({ provider, market, exchangeRate, amount, order, bookingNumber, previous, onStale, onBusy }: PaymentFormProps) {
  const { t } = useTranslation(['payment', 'paymentErrors', 'errors']);
  const { storage, runtime } = useServices();
  const { gateway } = provider;
  const [state, setState] = useState(idle);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState(previous);
  const running = useRef(false);
  const isLoading = gateway !== null && !state.pay && !state.failed;
  const loading = useTimeouts(isLoading, loadingTimeouts);
  const isSlowToPay = useTimeouts(busy, payingTimeouts) !== 'usual';
  const words = useErrorWords();
  const money = useElementMoney();

  const end = useCallback((next: PaymentError | null) => {
    running.current = false;
    setBusy(false);
    setError(next);
  }, []);

  useEffect(() => onBusy?.(busy), [busy, onBusy]);

  // Back from the provider's page, the back-forward cache may restore this page in its busy state, or in one before the payment.
  const ask = useCallback(() => {
    end(null);
    return onStale();
  }, [end, onStale]);
  const { restored, askAgain } = useRestored(ask);

  const shown = elementAmount(amount, market, exchangeRate);
  const submit = async () => {
    if (running.current || !state.pay || restored !== 'no') return;
    running.current = true;
    setBusy(true);
    setError(null);
    clearPaymentReturn(storage.session);
    const met = await state.pay({ ...order, shown });
    end(met);
    if (met.kind === 'other-amount' || (met.kind === 'error' && met.stale)) void onStale();
  };

  const notes = { card: market === 'north_america' ? null : t('payment:form.cardFee'), us_bank_account: t('payment:form.bankNote') };
  const method = state.method ?? gateway?.firstMethod;
  const methodNote = method !== undefined && method in notes ? notes[method as keyof typeof notes] : null;
  const loadState = state.pay ? 'ready' : state.failed || loading === 'timeout' ? 'failed' : loading === 'slow' ? 'slow' : 'loading';
  return (
    <PaymentFormView
      action={t('payment:form.pay', { amount: money(shown) })}
      state={gateway === null ? 'not-configured' : loadState}
      restored={restored}
      busy={busy}
      error={words(error)}
      note={isSlowToPay ? t('payment:form.slowPaying') : methodNote}
      help={{ bookingNumber, phones: runtime.facts.phones }}
      onSubmit={() => void submit()}
      onReload={provider.retry}
      onAskAgain={askAgain}
    >
      {gateway ? <gateway.Form {...shown} onState={setState} /> : null}
    </PaymentFormView>
  );
}

function useElementMoney(): (shown: ElementAmount) => string {
  const { money, usd } = useFormat();
  return (shown) => (shown.currency === 'usd' ? usd(shown.amount) : money(shown.amount));
}

function useErrorWords() {
  const { t } = useTranslation(['payment', 'paymentErrors', 'errors']);
  const money = useElementMoney();
  return (met: PaymentError | null): { message: string; detail: string | null } | null => {
    switch (met?.kind) {
      case 'other-amount':
        return {
          message: t('payment:form.otherAmount', { shown: money(met.shown) }),
          detail: met.asked && t('payment:form.otherAmountAsked', { asked: money(met.asked) }),
        };
      case 'error':
        return {
          message: errorText(t, met.code),
          detail: met.detail === null || typeof met.detail === 'string' ? met.detail : errorText(t, met.detail.code),
        };
      default:
        return null;
    }
  };
}
