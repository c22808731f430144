import type { BookingResult } from '@booking/domain/schema';
import { ApiError, getRetryDelay, isTransient } from '../api-error.ts';
import type { ApiClient } from '../client.ts';
import { isDefinitiveError } from '../definitive-error.ts';
import { bookingEndpoints } from '../endpoints/booking-endpoints.ts';
import { pollDelay } from './poll-delay.ts';

const wait = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const onAbort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', onAbort, { once: true });
  });

/**
 * Polls a booking until it is no longer pending. Waits first. A failed poll (network, timeout, 5xx, 429) is repeated; only a definitive
 * response ends the polling. A 429 is waited out. BOOK-3, BOOK-4, ERR-32.
 * @throws ApiError for a definitive response (4xx, malformed), or the signal's reason when aborted.
 */
export async function pollBooking(
  client: ApiClient,
  id: string,
  signal?: AbortSignal,
): Promise<Exclude<BookingResult, { status: 'pending' }>> {
  let retryDelay = 0;
  for (let attempt = 0; ; attempt++) {
    await wait(Math.max(pollDelay(attempt), retryDelay * 1000), signal);
    retryDelay = 0;
    try {
      const result = await client.call(bookingEndpoints.booking, { params: { id } }, signal);
      if (result.status !== 'pending') return result;
    } catch (error) {
      const isInconclusive = isTransient(error) || (error instanceof ApiError && error.kind === 'client' && !isDefinitiveError(error));
      if (signal?.aborted || !isInconclusive) throw error;
      retryDelay = getRetryDelay(error) ?? 0;
    }
  }
}
