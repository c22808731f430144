import { purchaseEvent } from '@booking/domain/analytics';
import type { RecentBooking } from '@booking/domain/booking';
import type { Quote } from '@booking/domain/pricing';
import type { Departure } from '@booking/domain/schema';
import type { Analytics } from '../app/services.ts';

type Purchase = { bookingId: string; transaction: string; departure: Departure; quote: Quote; coupon: string | null };

/** Sends `purchase`, once per booking id: the record of the recent booking shows whether it was already sent. */
export const pushPurchase = async (analytics: Analytics, recent: RecentBooking | null, purchase: Purchase): Promise<void> => {
  if (recent?.id !== purchase.bookingId) await analytics.push(purchaseEvent(purchase));
};
