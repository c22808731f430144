import type { Market } from '@booking/domain/schema';
import { useCallback, useMemo, useState } from 'react';
import { useServices } from '../app/services.ts';
import type { PaymentGateway } from './gateway.ts';
import { createStripeGateway } from './stripe-gateway.tsx';

/** The payment provider of a market; `retry` loads it again after a failure. Null where none is configured. */
export function useGateway(market: Market): { gateway: PaymentGateway | null; attempt: number; retry(): void } {
  const { config } = useServices().runtime;
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another gateway
  const gateway = useMemo(() => createStripeGateway(config, market), [config, market, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { gateway, attempt, retry };
}
