import { bookingEndpoints } from '@booking/api';
import type { CompletedBooking } from '@booking/domain/schema';
import type { PaymentStep } from '@booking/domain/steps';
import { useHrefs, useScreens } from '../../app/addresses.ts';
import { useServices } from '../../app/services.ts';
import type { PaymentOrder } from '../../payment/gateway.ts';

/** The way on: what the provider is asked to charge, for whom, and where it leads to afterwards. */
export function usePaymentOrder(
  { id, name, email }: CompletedBooking,
  { type }: Pick<PaymentStep, 'type'>,
  pay: string | undefined,
): Omit<PaymentOrder, 'shown'> {
  const { client } = useServices();
  const { confirmed } = useScreens();
  const { href } = useHrefs();
  return {
    name,
    email,
    async requestSecret(payment_method_id) {
      const { client_secret } = await client.call(bookingEndpoints.payBooking, { params: { id }, body: { type, payment_method_id } });
      return client_secret;
    },
    returnUrl: new URL(href({ to: confirmed.to, params: { booking: id }, search: { pay } }), window.location.origin).href,
  };
}
