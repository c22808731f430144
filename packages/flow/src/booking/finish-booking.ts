import type { Quote } from '@booking/domain/pricing';
import type { Departure } from '@booking/domain/schema';
import { pushPurchase } from '../analytics/purchase.ts';
import type { Services } from '../app/services.ts';
import { bookingSummaries } from '../storage/booking-summary.ts';
import { cidItem, recentBookingItem } from '../storage/items.ts';
import type { Booker } from './booker.ts';
import type { Lock } from './lock.ts';

export type BookedTrip = {
  bookingId: string;
  departure: Departure;
  quote: Quote;
  coupon: string | null;
  shipName: string;
  cabinNames: Record<string, string>;
  productNames: Record<string, string>;
};

type Finish = { services: Pick<Services, 'storage' | 'analytics' | 'now'>; booker: Booker; lock: Lock };

/**
 * After a booking was made: sends purchase analytics, stores the recent booking and the snapshot for the payment pages, removes the cid, and
 * only then ends the attempt. Resolves once the page may be left. One tab at a time, so that a second one sees what the first has done. BOOK-6.
 */
export async function finishBooking({ services, booker, lock }: Finish, trip: BookedTrip): Promise<void> {
  let told: Promise<void> | undefined;
  await lock(async () => {
    const { bookingId, departure, quote, coupon, shipName, cabinNames, productNames } = trip;
    const recent = recentBookingItem(services.storage);
    told = pushPurchase(services.analytics, recent.read(), { bookingId, departure, quote, coupon });
    recent.write({ id: bookingId, departureId: departure.id, bookedAt: services.now() });
    bookingSummaries(services.storage).write(bookingId, {
      departure,
      shipName,
      quote: { ...quote, lines: [...quote.lines] },
      cabinNames,
      productNames,
    });
    cidItem(services.storage).clear();
    booker.end(departure.id);
  });
  await told;
}
