import { bookingQueries, paymentQueries } from '@booking/api';
import { loadTexts } from '@booking/ui/i18n';
import type { Services } from '../boot/services.ts';

/** Texts, and the call for the booking on its way: what it answers is the container's to tell. */
export async function loadBooking({ client, queryClient, runtime }: Services, id: string): Promise<void> {
  void queryClient.prefetchQuery(bookingQueries(client).detail(id));
  await loadTexts(runtime.language, ['steps', 'checkout']);
}

/** The same for a standalone payment. */
export async function loadPayment({ client, queryClient, runtime }: Services, id: string): Promise<void> {
  void queryClient.prefetchQuery(paymentQueries(client).detail(id));
  await loadTexts(runtime.language, ['checkout']);
}
