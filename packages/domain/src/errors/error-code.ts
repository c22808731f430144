/**
 * Every error message of the product, by code. The texts are in the UI's locale files; a code without a text in each language fails
 * the UI's test.
 * BRAND-15, ERR-13, ERR-16, ERR-18.
 */
export const errorCodes = [
  // steps
  'select-date',
  'choose-ship',
  'select-cabins',
  'no-ship-available',
  'no-cabins-available',
  'trip-closed',
  // main booker
  'phone-required',
  'email-required',
  'email-invalid',
  'address-required',
  'zip-required',
  'city-required',
  'country-required',
  'country-invalid',
  'state-required',
  'state-invalid',
  'state-not-empty',
  // passenger
  'first-name-required',
  'last-name-required',
  'birth-date-required',
  'birth-date-in-future',
  'birth-date-too-early',
  'birth-date-invalid',
  'gender-invalid',
  'height-required',
  'height-positive',
  'height-whole',
  'height-too-large',
  'height-too-small',
  'bike-required',
  'bike-invalid',
  'diet-invalid',
  'other-invalid',
  'cabin-required',
  'cabin-invalid',
  'cabin-too-many-occupants',
  'passenger-count-mismatch',
  // any text
  'text-too-long',
  // any field that the backend refused
  'not-accepted',
  // coupon and confirmation
  'voucher-invalid',
  'travel-terms-required',
  'insurance-terms-required',
  // data
  'tour-data-failed',
  'no-departure',
  'no-tour',
  'no-cabin',
  'no-product',
  'departure-not-found',
  'something-went-wrong',
  'too-many-requests',
  'network',
  'timeout',
  'file-not-loaded',
  'page-not-found',
  'unknown-error',
  'malformed-answer',
  // payment
  'payment-issue',
  'payment-method-failed',
  'payment-failed',
  'booking-load-failed',
  'booking-not-completed',
  'payment-not-found',
  'payment-not-possible',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** For the end of a switch over a union: fails to compile when a member is not handled. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${String(value)}`);
}
