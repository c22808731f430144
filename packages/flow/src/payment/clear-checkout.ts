import type { Services } from '../boot/services.ts';
import { additionalProductsItem } from '../storage/additional-products.ts';
import { unvalidatedItem, validatedItem } from '../storage/passengers.ts';
import { recentBookingItem } from '../storage/recent-booking.ts';
import { voucherItem } from '../storage/voucher.ts';

/** The booking is confirmed: the record of it and all that was typed for it go. Decisions, 'Browser storage'. */
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
