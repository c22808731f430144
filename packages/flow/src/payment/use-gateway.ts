import type { RuntimeConfig } from '@booking/domain/brand';
import type { Market } from '@booking/domain/schema';
import { createContext, useCallback, useContext, useMemo, useState } from 'react';
import { useServices } from '../app/services.ts';
import type { PaymentGateway } from './gateway.ts';
import { createStripeGateway } from './stripe-gateway.tsx';

/** Makes the gateway of a market; null where none is configured. */
export type CreateGateway = (config: RuntimeConfig, market: Market) => PaymentGateway | null;

/** The card provider; a test puts another one in its place. */
export const GatewayContext = createContext<CreateGateway>(createStripeGateway);

export type Provider = { gateway: PaymentGateway | null; attempt: number; retry(): void };

/** The payment provider of a market; `retry` loads it again after a failure. Null where none is configured. */
export function useGateway(market: Market): Provider {
  const { config } = useServices().runtime;
  const create = useContext(GatewayContext);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another gateway
  const gateway = useMemo(() => create(config, market), [create, config, market, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { gateway, attempt, retry };
}
