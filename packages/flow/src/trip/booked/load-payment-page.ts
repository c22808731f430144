import { bookingQueries, ensureData, paymentQueries } from '@booking/api/queries';
import { loadTexts } from '../../app/load-file.ts';
import type { Screen } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';

/** Loads the booking and the texts of its pages. @throws ApiError */
export async function loadBooking({ client, queryClient, runtime }: Services, id: string, { texts }: Screen): Promise<void> {
  await Promise.all([ensureData(queryClient, bookingQueries(client).detail(id)), loadTexts(runtime, texts)]);
}

/** Loads the standalone payment and the texts of its pages. @throws ApiError */
export async function loadStandalonePayment({ client, queryClient, runtime }: Services, id: string, { texts }: Screen): Promise<void> {
  await Promise.all([ensureData(queryClient, paymentQueries(client).detail(id)), loadTexts(runtime, texts)]);
}
