import { type PaymentStatus, paymentStatus } from '@booking/domain/payment';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useFirstStored } from '../storage/use-first-stored.ts';
import type { IntentReport } from './gateway.ts';
import { getClientSecret, paymentReturn, toPagePath } from './payment-return.ts';
import type { Provider } from './use-gateway.ts';

/** Asked for so long whether our own status follows what the address says. */
const pollDurationMs = 8_000;
const pollIntervalMs = 1_000;

export type ReturnInput = {
  provider: Pick<Provider, 'gateway' | 'attempt'>;
  /** The addresses of the pages of this booking or payment: a return to one of them is known on all. */
  pages: readonly string[];
  /** `redirect_status` or `previous_status`, read from the address when the page was opened. */
  hint: string | null;
  /** `Open` while it can be paid, `Processing`, `Completed` or another. */
  ownStatus: string;
  /** Asks our backend for its status. */
  refetchStatus(): Promise<unknown>;
};

/** How the payment stands that the visitor may have returned from. */
export type ReturnedPayment = {
  /** `asking` while neither provider nor backend has said more than the address. */
  status: PaymentStatus | 'asking';
  /** Null where there is none, or the provider does not know it. */
  intent: IntentReport | null;
  /** Neither provider nor backend says how it went. */
  isUnreachable: boolean;
};

/**
 * The retrieved intent is the truth, then our own status; what the address says only until one of them has spoken, and for a few seconds at
 * most. PAY-27, PAY-28, PAY-29, PAY-56.
 */
export function useReturnedPayment({ provider, pages, hint, ownStatus, refetchStatus }: ReturnInput): ReturnedPayment {
  const { gateway, attempt } = provider;
  // Later changes of the storage do not change what the visitor returned with.
  const kept = useFirstStored(paymentReturn, (item) => getClientSecret(item.peek(), pages.map(toPagePath)));
  const clientSecret = gateway ? kept : null;
  const asked = useQuery({
    // The id alone: a secret must not be part of a cache key. Another attempt to load the provider asks anew.
    queryKey: ['payment-intents', clientSecret?.split('_secret_')[0] ?? null, attempt] as const,
    queryFn: () => (gateway && clientSecret ? gateway.retrieve(clientSecret) : null),
    enabled: clientSecret !== null,
    retry: 1,
    staleTime: 0,
    gcTime: 0,
    // A payment that takes days may have ended while the page was out of sight. A form must not disappear for a refetch.
    refetchOnWindowFocus: ({ state }) => state.data?.status === 'processing',
    refetchOnReconnect: false,
  });
  const isOpen = ownStatus === 'Open';
  const promised = clientSecret === null && isOpen && (hint === 'succeeded' || hint === 'processing');
  const bridging = usePolling(promised, refetchStatus);

  const intent = clientSecret === null ? null : (asked.data ?? null);
  const isAsking = clientSecret !== null && asked.data === undefined;
  const isUnreachable = isAsking && asked.isError;
  const status = paymentStatus({
    intentStatus: intent?.status ?? null,
    // With a secret that the provider does not know, the address is ignored: our own status counts.
    redirectStatus: clientSecret !== null || (promised && !bridging) ? null : hint,
    ownStatus,
  });
  // The provider is asked first; where it cannot be reached, our own status says it as soon as it says more than open.
  const waits = (isAsking && !(isUnreachable && !isOpen)) || (promised && bridging && hint === 'succeeded');
  return { status: waits ? 'asking' : status, intent, isUnreachable: isUnreachable && waits };
}

/** True for a few seconds, in which our backend is asked again and again. */
function usePolling(enabled: boolean, refetchStatus: () => Promise<unknown>): boolean {
  const [bridging, setBridging] = useState(true);
  useEffect(() => {
    if (!enabled) return;
    const asking = setInterval(() => void refetchStatus(), pollIntervalMs);
    const end = setTimeout(() => {
      clearInterval(asking);
      setBridging(false);
    }, pollDurationMs);
    return () => {
      clearInterval(asking);
      clearTimeout(end);
    };
  }, [enabled, refetchStatus]);
  return bridging;
}
