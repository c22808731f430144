import type { ElementAmount } from '@booking/domain/payment';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useServices } from '../app/services.ts';
import type { GatewayFormState, PaymentError, PaymentOrder } from './gateway.ts';
import { clearPaymentReturn } from './payment-return.ts';
import { useRestored } from './use-restored.ts';
import { useTimeouts } from './use-timeouts.ts';

/** A payment has no timeout. */
const timeouts = { slowMs: 20_000 };

type PaymentOptions = {
  /** Null until the form can pay. */
  pay: GatewayFormState['pay'];
  order: Omit<PaymentOrder, 'shown'>;
  previous: PaymentError | null;
  onStale(): Promise<boolean>;
  onBusy?: ((busy: boolean) => void) | undefined;
};

/** One payment at a time of what the form shows. A failed one does not lose any input. */
export function usePayment({ pay, order, previous, onStale, onBusy }: PaymentOptions) {
  const { storage } = useServices();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState(previous);
  const running = useRef(false);
  const isSlow = useTimeouts(busy, timeouts) !== 'usual';

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

  const submit = async (shown: ElementAmount): Promise<void> => {
    if (running.current || !pay || restored !== 'no') return;
    running.current = true;
    setBusy(true);
    setError(null);
    clearPaymentReturn(storage.session);
    const failure = await pay({ ...order, shown });
    end(failure);
    if (failure.kind === 'other-amount' || (failure.kind === 'error' && failure.stale)) void onStale();
  };
  return { busy, isSlow, error, restored, recheck, submit };
}
