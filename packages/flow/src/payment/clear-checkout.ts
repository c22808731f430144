import type { Services } from '../app/services.ts';
import { additionalProductsItem, recentBookingItem, voucherItem } from '../storage/items.ts';
import { unvalidatedItem, validatedItem } from '../storage/passengers.ts';

/** The booking is confirmed: the record of it and all that was typed for it go. STORE-14. */
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
