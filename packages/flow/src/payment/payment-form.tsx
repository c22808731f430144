import type { Cents } from '@booking/domain/money';
import { elementAmount } from '@booking/domain/payment';
import type { Market } from '@booking/domain/schema';
import { errorText, useFormat, useTranslation } from '@booking/ui/i18n';
import { PaymentFormView } from '@booking/ui/steps/payment';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useServices } from '../app/services.ts';
import type { GatewayFormState, PaymentError, PaymentGateway, PaymentOrder } from './gateway.ts';
import { forgetPaymentReturn } from './payment-return.ts';

export type PaymentFormProps = {
  gateway: PaymentGateway | null;
  onReload(): void;
  market: Market;
  exchangeRate: number;
  /** What is paid, in euros. */
  amount: Cents;
  order: PaymentOrder;
  /** The failure of the previous attempt, when the visitor has returned from one. */
  previous: PaymentError | null;
  /** Our own state may have changed and must be fetched again. */
  onStale(): void;
  /** A payment has started, or has ended. */
  onBusy?: ((busy: boolean) => void) | undefined;
};

const idle: GatewayFormState = { pay: null, method: null, failed: false };

/** The payment form: one attempt at a time, nothing typed is lost by a failed one. PAY-22, PAY-26. */
export function PaymentForm({ gateway, onReload, market, exchangeRate, amount, order, previous, onStale, onBusy }: PaymentFormProps) {
  const { t } = useTranslation('payment');
  const { money, usd } = useFormat();
  const { storage } = useServices();
  const [state, setState] = useState(idle);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState(previous);
  const running = useRef(false);

  const end = useCallback((next: PaymentError | null) => {
    running.current = false;
    setBusy(false);
    setError(next);
  }, []);

  useEffect(() => onBusy?.(busy), [busy, onBusy]);

  // Back from the provider's page, the back-forward cache may restore this page in its busy state.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      end(null);
      onStale();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [end, onStale]);

  const submit = async () => {
    if (running.current || !state.pay) return;
    running.current = true;
    setBusy(true);
    setError(null);
    forgetPaymentReturn(storage.session);
    const met = await state.pay(order);
    end(met);
    if (met.kind === 'error' && met.stale) onStale();
  };

  const charged = elementAmount(amount, market, exchangeRate);
  const notes = { card: market === 'north_america' ? null : t('form.cardFee'), us_bank_account: t('form.bankNote') };
  const words = (met: PaymentError | null) => {
    if (met?.kind !== 'error') return null;
    const { detail } = met;
    return {
      message: errorText(t, met.code),
      detail: detail === null || typeof detail === 'string' ? detail : errorText(t, detail.code),
    };
  };
  return (
    <PaymentFormView
      action={t('form.pay', { amount: charged.currency === 'usd' ? usd(charged.amount) : money(charged.amount) })}
      state={gateway === null ? 'not-configured' : state.failed ? 'failed' : state.pay ? 'ready' : 'loading'}
      busy={busy}
      error={words(error)}
      note={state.method !== null && state.method in notes ? notes[state.method as keyof typeof notes] : null}
      onSubmit={() => void submit()}
      onReload={() => {
        setState(idle);
        onReload();
      }}
    >
      {gateway ? <gateway.Form {...charged} onState={setState} /> : null}
    </PaymentFormView>
  );
}
