import { getOwnStatus } from '@booking/domain/payment';
import type { CompletedBooking } from '@booking/domain/schema';
import { type Provider, useGateway } from '../../payment/use-gateway.ts';
import { type ReturnedPayment, useReturnedPayment } from '../../payment/use-returned-payment.ts';
import type { Refresh } from './booking-states.tsx';
import { useBookingPages } from './use-booking-pages.ts';

/** The state of a booking's payment, shared by its two pages. `hint` is the status in the page's address. */
export function useBookingReturn(
  booking: CompletedBooking,
  hint: string | null,
  refetchStatus: Refresh,
): { provider: Provider; returned: ReturnedPayment } {
  const provider = useGateway(booking.market);
  const pages = useBookingPages(booking.id);
  const returned = useReturnedPayment({
    provider,
    pages,
    hint,
    ownStatus: getOwnStatus(booking),
    refetchStatus,
  });
  return { provider, returned };
}
