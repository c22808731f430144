import { type RecentBooking, RecentBookingSchema } from '@booking/domain/booking';
import { type DepartureEntries, departureEntries, type EntrySource } from './departure-entries.ts';

/** The last booking of each departure in this browser. The domain's `recentBookingFor` decides whether it is still recent. */
export const recentBookingEntries = (source: EntrySource): DepartureEntries<RecentBooking> =>
  departureEntries(source, { key: 'recent-booking', schema: RecentBookingSchema });
