import { type RecentBooking, RecentBookingSchema } from '@booking/domain/booking';
import { type DepartureEntries, departureEntries, type EntrySource } from './departure-entries.ts';

/** The last booking made here of each departure. The domain's `recentBookingFor` decides whether it still counts. STORE-5, BOOK-8. */
export const recentBookingEntries = (source: EntrySource): DepartureEntries<RecentBooking> =>
  departureEntries(source, { key: 'recent-booking', schema: RecentBookingSchema });
