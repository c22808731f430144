import type { AppStorage } from '../app/services.ts';

const localKeys = ['unvalidated', 'validated', 'voucher', 'additional-products', 'recent-booking', 'booking-attempt', 'booking-summary'];

/** True where something is stored that may have to be dropped one day. */
export const hasEntries = ({ local }: AppStorage): boolean => localKeys.some((key) => local.get(key) !== null);

/** Removes everything that was entered and booked here, for all departures. It needs no schema, so nothing has to be loaded first. STORE-15. */
export function clearAll({ local, session }: AppStorage): void {
  for (const key of localKeys) local.remove(key);
  session.remove('ticks');
}
