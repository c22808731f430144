import { type RecentBooking, RecentBookingSchema } from '@booking/domain/booking';
import { type IsoDate, isIsoDate } from '@booking/domain/schema';
import * as v from 'valibot';
import type { AppStorage } from '../app/services.ts';
import { type DepartureEntries, departureEntries, type EntrySource } from './departure-entries.ts';
import { type StoredItem, storedText } from './stored-item.ts';

/** The campaign id that a visitor came with; sent with the booking, then removed. STORE-7. */
export const cidItem = ({ local }: AppStorage): StoredItem<string> => storedText(local, 'cid');

/** The code of the visitor's own coupon, once it was accepted. STORE-3. */
export const voucherEntries = (source: EntrySource): DepartureEntries<string> =>
  departureEntries(source, {
    key: 'voucher',
    schema: v.pipe(v.string(), v.nonEmpty()),
    // The code alone, as plain text.
    former: (stored, departureId) =>
      typeof stored === 'string' || typeof stored === 'number' ? { [departureId]: { value: String(stored) } } : null,
  });

const quantities = v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0)));

/** Quantities of additional products, by product id. STORE-4. */
export const additionalProductsEntries = (source: EntrySource): DepartureEntries<Record<string, number>> =>
  departureEntries(source, {
    key: 'additional-products',
    schema: quantities,
    former: (stored, departureId) => {
      const { success, output } = v.safeParse(quantities, stored);
      return success && Object.keys(output).length > 0 ? { [departureId]: { value: output } } : null;
    },
  });

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

/** The date chosen last in this browser session, YYYY-MM-DD; anything else is dropped. STORE-6, STORE-10. */
export function sessionDateItem({ session }: AppStorage): StoredItem<IsoDate> {
  const item = storedText(session, 'date');
  return {
    read() {
      const text = item.read();
      if (text === null || isIsoDate(text)) return text;
      item.clear();
      return null;
    },
    write: item.write,
    clear: item.clear,
  };
}
