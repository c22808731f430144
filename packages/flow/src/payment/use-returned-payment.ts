import { type PaymentStatus, paymentStatus } from '@booking/domain/payment';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useServices } from '../app/services.ts';
import type { IntentReport, PaymentGateway } from './gateway.ts';
import { clientSecretOf, pageOf } from './payment-return.ts';

/** An attempt that the visitor returns from. `intent` is undefined while it loads, null where the provider does not know it. */
export type ReturnedPayment = {
  clientSecret: string | null;
  intent: IntentReport | null | undefined;
  /** The provider could not be reached. */
  isUnreachable: boolean;
  askAgain(): void;
  status(input: { redirectStatus: string | null; ownStatus: string | null }): PaymentStatus;
};

/**
 * The result of the attempt that the visitor returns from: the retrieved intent is the truth; without a client secret
 * `redirectStatus` is; without both, our own status. PAY-27, PAY-28, PAY-29.
 */
export function useReturnedPayment(gateway: PaymentGateway | null): ReturnedPayment {
  const { storage } = useServices();
  const page = useLocation({ select: ({ publicHref }) => pageOf(publicHref) });
  // Read once: later changes of the storage do not change what the visitor returned with.
  const [kept] = useState(() => clientSecretOf(page, storage.session));
  const clientSecret = gateway ? kept : null;
  const asked = useQuery({
    // The id alone: a secret must not be part of a cache key.
    queryKey: ['payment-intents', clientSecret?.split('_secret_')[0] ?? null] as const,
    queryFn: () => (gateway && clientSecret ? gateway.retrieve(clientSecret) : null),
    enabled: clientSecret !== null,
    retry: 1,
    staleTime: 0,
    gcTime: 0,
    // The form must not disappear because a refetch of an old attempt fails.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const intent = clientSecret === null ? null : asked.data;
  return {
    clientSecret,
    intent,
    isUnreachable: clientSecret !== null && asked.isError,
    askAgain: () => void asked.refetch(),
    status: ({ redirectStatus, ownStatus }) =>
      paymentStatus({
        intentStatus: intent?.status ?? null,
        // With a secret that the provider does not know, the address is ignored: our own status counts.
        redirectStatus: clientSecret === null ? redirectStatus : null,
        ownStatus,
      }),
  };
}
