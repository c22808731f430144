/** How much of a backend is read, and what is read that the catalogue does not name. */
export type CheckScope = {
  /** Months read of a tour, at most. */
  months: number;
  /** Departures of a tour that are read in detail. */
  departures: number;
  /** A voucher code that customers may enter, or null. */
  coupon: string | null;
  bookings: readonly string[];
  payments: readonly string[];
  /** An address that prices the price check's input, or null. */
  dryRun: string | null;
  /** False: only GET. */
  posts: boolean;
};
