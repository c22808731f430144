import type { Services } from '../app/services.ts';
import { additionalProductsItem, recentBookingItem, voucherItem } from '../storage/items.ts';
import { unvalidatedItem, validatedItem } from '../storage/passengers.ts';

/** After the booking is confirmed: removes its record and everything that was typed for it. STORE-14. */
export function clearCheckout(services: Pick<Services, 'storage' | 'now'>): void {
  const { storage } = services;
  for (const item of [
    recentBookingItem(storage),
    unvalidatedItem(services),
    validatedItem(services),
    voucherItem(storage),
    additionalProductsItem(storage),
  ])
    item.clear();
}
