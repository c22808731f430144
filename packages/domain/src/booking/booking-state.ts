import { assertNever } from '../errors/error-code.ts';
import type { BookingResult } from '../schema/booking.ts';

export type BookingState = 'pending' | 'failed' | 'payable' | 'not-payable';

/** The state of a booking: it can be paid only if it is completed and `can_pay` is true. PAY-16. */
export function bookingState(result: BookingResult): BookingState {
  switch (result.status) {
    case 'pending':
    case 'failed':
      return result.status;
    case 'completed':
      return result.can_pay ? 'payable' : 'not-payable';
    default:
      return assertNever(result);
  }
}
