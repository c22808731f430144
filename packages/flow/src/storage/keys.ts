/** The keys of local storage under which something is kept that was entered or booked. */
export const enteredKeys = [
  'unvalidated',
  'validated',
  'voucher',
  'additional-products',
  'recent-booking',
  'booking-attempt',
  'booking-summary',
] as const;
