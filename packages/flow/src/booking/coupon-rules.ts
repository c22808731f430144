import { ApiError } from '@booking/api';
import type { ErrorCode } from '@booking/domain/errors';
import { isCouponAllowed } from '@booking/domain/pricing';
import type { Departure, Voucher } from '@booking/domain/schema';

const invalid: readonly (number | null)[] = [400, 404, 422];

/** The message for a coupon that could not be loaded: 'Invalid voucher code' for 400, 404 and 422, else 'Something went wrong'. */
export const toCouponError = (error: unknown): ErrorCode =>
  error instanceof ApiError && invalid.includes(error.status) ? 'voucher-invalid' : 'something-went-wrong';

/** The message for a coupon that exists: a second percentage beside the departure's own is invalid. Null when it is valid. */
export const validateCoupon = (coupon: Voucher | null, departure: Pick<Departure, 'voucher'>): ErrorCode | null =>
  coupon && isCouponAllowed(coupon, departure) ? null : 'voucher-invalid';
