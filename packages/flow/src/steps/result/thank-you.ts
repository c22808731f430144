import { brandFacts, type RuntimeConfig } from '@booking/config';
import type { Brand } from '@booking/domain/brand';
import { centsToEuros } from '@booking/domain/money';
import type { CompletedBooking, Language } from '@booking/domain/schema';

type PageContext = { brand: Brand; language: Language; config: RuntimeConfig };

/** The brand's thank-you page in the booking's language, with the booking's query parameters; null if none is configured. */
export function thankYouUrl(booking: CompletedBooking, { brand, language, config }: PageContext): string | null {
  const page = brandFacts(brand, booking.locale ?? language, config).thankYou;
  if (page === null) return null;
  const query = new URLSearchParams({
    booking_number: booking.number,
    name: booking.name,
    email: booking.email,
    tour: booking.tour_name,
    amount: String(centsToEuros(booking.amount)),
    departure_date: booking.departure_date,
    tour_id: booking.tour_id,
    tour_external_id: booking.tour_external_id ?? '',
    on_request: String(booking.on_request),
    order_id: booking.id,
  });
  return `${page}${page.includes('?') ? '&' : '?'}${query}`;
}
