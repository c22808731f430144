import { type PaymentView, paymentView } from '@booking/domain/payment';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useServices } from '../app/services.ts';
import type { IntentReport, PaymentGateway } from './gateway.ts';
import { clientSecretOf } from './payment-return.ts';

export type PaymentOutcome =
  | { kind: 'asking' }
  | { kind: 'unreachable'; retry(): void }
  | { kind: 'known'; view: PaymentView; intent: IntentReport | null; clientSecret: string | null };

/**
 * What came of the attempt that the visitor comes back from: the retrieved intent is the truth; without a client secret
 * `redirectStatus` is; without both, our own status. Decisions, 'Booking and payment pages'.
 */
export function usePaymentOutcome(
  gateway: PaymentGateway | null,
  { redirectStatus, ownStatus }: { redirectStatus: string | null; ownStatus: string | null },
): PaymentOutcome {
  const { storage } = useServices();
  const pathname = useLocation({ select: (location) => location.pathname });
  // What the page was come back to with stays what it is, whatever becomes of the storage.
  const [kept] = useState(() => clientSecretOf(pathname, storage.session));
  const clientSecret = gateway ? kept : null;
  const asked = useQuery({
    // The id alone: a secret has no business in a cache's keys.
    queryKey: ['payment-intents', clientSecret?.split('_secret_')[0] ?? null] as const,
    queryFn: () => (gateway && clientSecret ? gateway.retrieve(clientSecret) : null),
    enabled: clientSecret !== null,
    retry: 1,
    staleTime: 0,
    gcTime: 0,
    // A form must not go because a second look at an old attempt fails.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (clientSecret !== null && asked.isPending) return { kind: 'asking' };
  if (clientSecret !== null && asked.isError) return { kind: 'unreachable', retry: () => void asked.refetch() };
  const intent = clientSecret === null ? null : (asked.data ?? null);
  const view = paymentView({
    intentStatus: intent?.status ?? null,
    // With a secret that the provider does not know, an address may say what it likes: our own status speaks.
    redirectStatus: clientSecret === null ? redirectStatus : null,
    ownStatus,
  });
  return { kind: 'known', view, intent, clientSecret };
}
