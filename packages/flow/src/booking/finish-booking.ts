import type { CabinSelection } from '@booking/domain/cabins';
import type { Quote } from '@booking/domain/pricing';
import type { Departure } from '@booking/domain/schema';
import { pushPurchase } from '../analytics/purchase.ts';
import type { Analytics, Services } from '../app/services.ts';
import { type BookingSummary, bookingSummaries } from '../storage/booking-summary.ts';
import { clearSavedTrip } from '../storage/clear.ts';
import { clearCid } from '../storage/items.ts';
import { recentBookingEntries } from '../storage/recent-booking.ts';
import type { Booker } from './booker.ts';
import type { Lock } from './lock.ts';

export type BookedTrip = {
  bookingId: string;
  /** What identifies the booking to analytics: its number, or the key of the request if the number is not known. The id opens personal data. */
  transaction: string;
  departure: Departure;
  quote: Quote;
  coupon: string | null;
  shipName: string;
  cabinNames: Record<string, string>;
  productNames: Record<string, string>;
  nameLanguages?: BookingSummary['nameLanguages'];
  /** The amounts that the page showed; null if they were unknown. */
  promised: BookingSummary['promised'];
  carried: { cabins: CabinSelection; tours?: string | undefined; party: number };
};

type FinishDependencies = { services: Pick<Services, 'storage' | 'now'> & { analytics: Analytics }; booker: Booker; lock: Lock };

/**
 * Completes a booking: sends purchase analytics, stores the recent booking and the snapshot for the payment pages, removes the cid, and only
 * then ends the attempt. Resolves once the page may be unloaded. The lock makes other tabs wait, so that they see the result.
 */
export async function finishBooking({ services, booker, lock }: FinishDependencies, trip: BookedTrip): Promise<void> {
  let sent: Promise<void> | undefined;
  await lock(async () => {
    const { bookingId, transaction, departure, quote, coupon, shipName, cabinNames, productNames, nameLanguages, promised, carried } = trip;
    const recent = recentBookingEntries(services);
    sent = pushPurchase(services.analytics, recent.read(departure.id), { bookingId, transaction, departure, quote, coupon });
    recent.write(departure.id, { id: bookingId, departureId: departure.id, bookedAt: services.now() });
    bookingSummaries(services).write(bookingId, {
      departure,
      shipName,
      quote: { ...quote, lines: [...quote.lines] },
      cabinNames,
      productNames,
      ...(nameLanguages && { nameLanguages }),
      promised,
      carried,
    });
    clearCid(services.storage.local);
    clearSavedTrip(services.storage.local, departure.id);
    booker.end(departure.id);
  });
  await sent;
}
