import { type PaymentStatus, paymentStatus } from '@booking/domain/payment';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useServices } from '../app/services.ts';
import { useFirstStored } from '../storage/use-first-stored.ts';
import type { IntentReport } from './gateway.ts';
import { clearReturnTo, getClientSecret, isSettled, paymentReturn } from './payment-return.ts';
import type { Provider } from './use-gateway.ts';

/** For how long our own status is polled, if the address reports more than our status. */
export const pollSeconds = 8;
const pollIntervalMs = 1_000;

export type ReturnInput = {
  provider: Pick<Provider, 'gateway' | 'attempt'>;
  /** The addresses of all pages of this booking or payment. They share the result of a return. */
  pages: readonly string[];
  /** `redirect_status` or `previous_status` of the address, as of when the page was opened. */
  hint: string | null;
  /** Our backend's status: `Open` while it can be paid, `Processing`, `Completed` or another. */
  ownStatus: string;
  /** Fetches our backend's status again. */
  refetchStatus(): Promise<unknown>;
};

/** The state of a payment from which the visitor may have returned. */
export type ReturnedPayment = {
  /** `checking` until provider or backend has confirmed the status. */
  status: PaymentStatus | 'checking';
  /** Null if there is none, or the provider does not find it. */
  intent: IntentReport | null;
  /** The result is unknown: the provider cannot be reached, and the backend's status is still open. */
  isUnreachable: boolean;
  /** The address says that it succeeded, but nothing else does: our backend is polled for `pollSeconds`. Null in any other case. */
  lookup: { isOver: boolean; again(): void } | null;
  /** Removes the secret from the storage if the payment is settled. */
  forgetSettled(): void;
};

/**
 * Determines the status of a payment. The retrieved intent has precedence, then our own status. The status in the address counts only until one
 * of them is known: `succeeded` never opens a form, anything else for a few seconds at most.
 */
export function useReturnedPayment({ provider, pages, hint, ownStatus, refetchStatus }: ReturnInput): ReturnedPayment {
  const { gateway, attempt } = provider;
  const { storage } = useServices();
  // Later changes of the storage do not affect this return.
  const storedSecret = useFirstStored(paymentReturn, (item) => getClientSecret(item.peek(), pages));
  const clientSecret = gateway ? storedSecret : null;
  const intentQuery = useQuery({
    // Only the id: a secret must not be part of a cache key. Another attempt to load the provider fetches again.
    queryKey: ['payment-intents', clientSecret?.split('_secret_')[0] ?? null, attempt] as const,
    queryFn: () => (gateway && clientSecret ? gateway.retrieve(clientSecret) : null),
    enabled: clientSecret !== null,
    retry: 1,
    staleTime: 0,
    gcTime: 0,
    // A payment that takes days may have ended while the page was hidden. In any other state a refetch could remove the form.
    refetchOnWindowFocus: ({ state }) => state.data?.status === 'processing',
    refetchOnReconnect: false,
  });
  const isOpen = ownStatus === 'Open';
  const isExpectedPaid = clientSecret === null && isOpen && (hint === 'succeeded' || hint === 'processing');
  const { isPolling, restart } = usePolling(isExpectedPaid, refetchStatus);
  const lookup = isExpectedPaid && hint === 'succeeded' ? { isOver: !isPolling, again: restart } : null;

  const intent = clientSecret === null ? null : (intentQuery.data ?? null);
  const isChecking = clientSecret !== null && intentQuery.data === undefined;
  const isUnreachable = isChecking && intentQuery.isError;
  const status = paymentStatus({
    intentStatus: intent?.status ?? null,
    // With a secret, the address is ignored even if the provider does not find the intent: then our own status counts.
    redirectStatus: clientSecret !== null || (isExpectedPaid && !isPolling) ? null : hint,
    ownStatus,
  });
  // The provider has precedence. If it cannot be reached, our own status counts once it is no longer open.
  const isWaiting = (isChecking && !(isUnreachable && !isOpen)) || lookup !== null;
  const forgetSettled = () => {
    if (!isChecking && isSettled({ intentStatus: intent?.status ?? null, ownStatus })) clearReturnTo(storage.session, pages);
  };
  return { status: isWaiting ? 'checking' : status, intent, isUnreachable: isUnreachable && isWaiting, lookup, forgetSettled };
}

/** Polls our backend for a few seconds, and again after `restart`. */
function usePolling(enabled: boolean, refetchStatus: () => Promise<unknown>): { isPolling: boolean; restart(): void } {
  const [isPolling, setIsPolling] = useState(true);
  useEffect(() => {
    if (!enabled || !isPolling) return;
    const interval = setInterval(() => void refetchStatus(), pollIntervalMs);
    const end = setTimeout(() => setIsPolling(false), pollSeconds * 1_000);
    return () => {
      clearInterval(interval);
      clearTimeout(end);
    };
  }, [enabled, isPolling, refetchStatus]);
  return { isPolling, restart: () => setIsPolling(true) };
}
