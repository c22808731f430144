import { ApiError } from '@booking/api';
import type { ErrorCode } from '@booking/domain/errors';
import { isCouponAllowed } from '@booking/domain/pricing';
import type { Departure, Voucher } from '@booking/domain/schema';

const invalidStatuses: readonly (number | null)[] = [400, 404, 422];

/** The message for a failed coupon lookup: 'Invalid voucher code' for 400, 404 and 422, else 'Something went wrong'. */
export const toCouponError = (error: unknown): ErrorCode =>
  error instanceof ApiError && invalidStatuses.includes(error.status) ? 'voucher-invalid' : 'something-went-wrong';

/** Validates a coupon for a departure; null if it is valid. A percentage coupon is invalid if the departure already has a percentage discount. */
export const validateCoupon = (coupon: Voucher | null, departure: Pick<Departure, 'voucher'>): ErrorCode | null =>
  coupon && isCouponAllowed(coupon, departure) ? null : 'voucher-invalid';

/** The lookup of a coupon, as the query cache has it. */
type Lookup = { data: Voucher | null | undefined; error: unknown };

/**
 * Why a coupon does not count: it is not valid, or its lookup has failed. Null if it counts, or is pending. One that was found counts as long as
 * the backend does not say otherwise: a later lookup without a response changes nothing.
 */
export function couponIssue({ data, error }: Lookup, departure: Pick<Departure, 'voucher'>): ErrorCode | null {
  const failure = error ? toCouponError(error) : null;
  if (failure === 'voucher-invalid' || data === undefined) return failure;
  return validateCoupon(data, departure);
}
