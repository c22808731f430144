import { cardFee } from '@booking/config';
import type { Cents } from '@booking/domain/money';
import { type ElementAmount, elementAmount } from '@booking/domain/payment';
import type { Market } from '@booking/domain/schema';
import { errorText, useFormat, useTranslation } from '@booking/ui/i18n';
import { PaymentFormView } from '@booking/ui/steps/payment';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useServices } from '../app/services.ts';
import type { GatewayFormState, PaymentError, PaymentOrder } from './gateway.ts';
import { loadTimeoutMs } from './load-stripe.ts';
import { clearPaymentReturn } from './payment-return.ts';
import type { Provider } from './use-gateway.ts';
import { useRestored } from './use-restored.ts';
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
  /** The failure of the previous attempt, if the visitor has returned from one. */
  previous: PaymentError | null;
  /** Called when our own state may have changed. Fetches it again; resolves to false if that fails. */
  onStale(): Promise<boolean>;
  /** Called when a payment starts or ends. */
  onBusy?: ((busy: boolean) => void) | undefined;
};

const idle: GatewayFormState = { pay: null, method: null, failed: false };
const loadingTimeouts = { slowMs: 10_000, timeoutMs: loadTimeoutMs };
/** A payment has no practical time limit. */
const payingTimeouts = { slowMs: 20_000, timeoutMs: 24 * 3_600_000 };

/** The payment form, remounted for each attempt to load it. */
export const PaymentForm = (props: PaymentFormProps) => <LoadedForm key={props.provider.attempt} {...props} />;

/** Allows one payment at a time. A failed one does not lose any input. */
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
  const toErrorTexts = useErrorTexts();
  const money = useElementMoney();

  const end = useCallback((next: PaymentError | null) => {
    running.current = false;
    setBusy(false);
    setError(next);
  }, []);

  useEffect(() => onBusy?.(busy), [busy, onBusy]);

  // The back-forward cache may restore this page in its busy state, or in its state before the payment.
  const refresh = useCallback(() => {
    end(null);
    return onStale();
  }, [end, onStale]);
  const { restored, recheck } = useRestored(refresh);

  const shown = elementAmount(amount, market, exchangeRate);
  const submit = async () => {
    if (running.current || !state.pay || restored !== 'no') return;
    running.current = true;
    setBusy(true);
    setError(null);
    clearPaymentReturn(storage.session);
    const failure = await state.pay({ ...order, shown });
    end(failure);
    if (failure.kind === 'other-amount' || (failure.kind === 'error' && failure.stale)) void onStale();
  };

  const { brand, language, config, facts } = runtime;
  const fee = cardFee(brand, language, config);
  const notes = {
    card: market === 'north_america' ? null : fee === undefined ? t('payment:form.cardFee') : fee,
    us_bank_account: t('payment:form.bankNote'),
  };
  const method = state.method ?? gateway?.defaultMethod;
  const methodNote = method !== undefined && method in notes ? notes[method as keyof typeof notes] : null;
  const loadState = state.pay ? 'ready' : state.failed || loading === 'timeout' ? 'failed' : loading === 'slow' ? 'slow' : 'loading';
  return (
    <PaymentFormView
      action={t('payment:form.pay', { amount: money(shown) })}
      cards={facts.acceptedCards}
      state={gateway === null ? 'not-configured' : loadState}
      restored={restored}
      busy={busy}
      error={toErrorTexts(error)}
      note={isSlowToPay ? t('payment:form.slowPaying') : methodNote}
      help={{ bookingNumber, phones: facts.phones }}
      onSubmit={() => void submit()}
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
