import { ensureData } from '@booking/api/queries';
import { loadTexts } from '../app/load-file.ts';
import type { Screen } from '../app/screen.ts';
import type { Services } from '../app/services.ts';

/** Loads the booking and the texts of its pages. @throws ApiError */
export async function loadBooking({ queries, queryClient, runtime }: Services, id: string, { texts }: Screen): Promise<void> {
  await Promise.all([ensureData(queryClient, queries.bookings.detail(id)), loadTexts(runtime, texts)]);
}

/** Loads the standalone payment and the texts of its pages. @throws ApiError */
export async function loadStandalonePayment({ queries, queryClient, runtime }: Services, id: string, { texts }: Screen): Promise<void> {
  await Promise.all([ensureData(queryClient, queries.payments.detail(id)), loadTexts(runtime, texts)]);
}
