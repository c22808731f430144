import type { Market } from '@booking/domain/schema';
import { useCallback, useMemo, useState } from 'react';
import { useServices } from '../app/services.ts';
import type { PaymentGateway } from './gateway.ts';
import { isStalled } from './load-stripe.ts';
import { createStripeGateway } from './stripe-gateway.tsx';

export type Provider = { gateway: PaymentGateway | null; attempt: number; retry(): void };

/** The payment provider of a market. `gateway` is null if none is configured. `retry` loads it again after a failure. */
export function useGateway(market: Market): Provider {
  const { config } = useServices().runtime;
  const [attempt, setAttempt] = useState(0);
  // Another attempt creates another gateway.
  const provider = useMemo(() => ({ gateway: createStripeGateway(config, market), attempt }), [config, market, attempt]);
  const retry = useCallback(() => (isStalled() ? window.location.reload() : setAttempt((count) => count + 1)), []);
  return { ...provider, retry };
}
