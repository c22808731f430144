import { paymentQueries } from '@booking/api/queries';
import type { Payment } from '@booking/domain/schema';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useHrefs, useScreens } from '../../app/addresses.ts';
import { useServices } from '../../app/services.ts';
import { type Provider, useGateway } from '../../payment/use-gateway.ts';
import { type ReturnedPayment, useReturnedPayment } from '../../payment/use-returned-payment.ts';
import type { Refresh } from './booking-states.tsx';

/** A standalone payment and its state, shared by its two pages. `hint` is the status in the page's address. */
export function useStandaloneReturn(
  id: string,
  hint: string | null,
): { payment: Payment; refresh: Refresh; provider: Provider; returned: ReturnedPayment } {
  const { client } = useServices();
  const { standalonePayment, standaloneCompleted } = useScreens();
  const { href } = useHrefs();
  const { data: payment, refetch } = useSuspenseQuery(paymentQueries(client).detail(id));
  const refresh = useCallback(async () => !(await refetch()).isError, [refetch]);
  const provider = useGateway(payment.market);
  const params = { payment: id };
  const returned = useReturnedPayment({
    provider,
    pages: [href({ to: standalonePayment.to, params }), href({ to: standaloneCompleted.to, params })],
    hint,
    ownStatus: payment.status,
    refetchStatus: refresh,
  });
  return { payment, refresh, provider, returned };
}
