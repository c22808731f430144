import { type RecentBooking, RecentBookingSchema } from '@booking/domain/booking';
import * as v from 'valibot';
import { type DepartureEntries, departureEntries, type EntrySource } from './departure-entries.ts';

/** The last booking made here of each departure. The domain's `recentBookingFor` decides whether it still counts. STORE-5, BOOK-8. */
export const recentBookingEntries = (source: EntrySource): DepartureEntries<RecentBooking> =>
  departureEntries(source, {
    key: 'recent-booking',
    schema: RecentBookingSchema,
    former: (stored) => {
      const { success, output } = v.safeParse(RecentBookingSchema, stored);
      return success ? { [output.departureId]: { value: output, savedAt: output.bookedAt } } : null;
    },
  });
