import { type RecentBooking, RecentBookingSchema } from '@booking/domain/booking';
import type { AppStorage } from '../boot/services.ts';
import { type StoredItem, storedItem } from './stored-item.ts';

/** The last booking made here. Whether it still counts says the domain's `recentBookingFor`. Specification section 3. */
export const recentBookingItem = ({ local }: AppStorage): StoredItem<RecentBooking> =>
  storedItem(local, 'recent-booking', RecentBookingSchema);
