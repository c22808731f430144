import { type RecentBooking, RecentBookingSchema } from '@booking/domain/booking';
import { type IsoDate, isIsoDate } from '@booking/domain/schema';
import * as v from 'valibot';
import type { AppStorage } from '../app/services.ts';
import { type StoredItem, storedItem, storedText } from './stored-item.ts';

/** The campaign id that a visitor came with; sent with the booking, then removed. STORE-7. */
export const cidItem = ({ local }: AppStorage): StoredItem<string> => storedText(local, 'cid');

/** The code of the visitor's own coupon, once it was accepted. STORE-3. */
export const voucherItem = ({ local }: AppStorage): StoredItem<string> => storedText(local, 'voucher');

const quantities = v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0)));

/** Quantities of additional products, by product id. STORE-4. */
export const additionalProductsItem = ({ local }: AppStorage): StoredItem<Record<string, number>> =>
  storedItem(local, 'additional-products', quantities);

/** The last booking made here. The domain's `recentBookingFor` decides whether it still counts. STORE-5, BOOK-8. */
export const recentBookingItem = ({ local }: AppStorage): StoredItem<RecentBooking> =>
  storedItem(local, 'recent-booking', RecentBookingSchema);

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
