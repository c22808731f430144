import { type CalendarDay, dayPrice } from '@booking/domain/calendar';
import { type Cents, centsToEuros } from '@booking/domain/money';
import type { IsoDate } from '@booking/domain/schema';
import type { AggregateOffer, TouristTrip, WithContext } from 'schema-dts';

export type TourSubject = {
  name: string;
  /** Whole addresses. */
  url: string;
  image: string | null;
  provider: { name: string; url: string };
  /** The days that the page shows. */
  days: readonly CalendarDay[];
  /** The address of a day's ships. */
  toDayAddress(date: IsoDate): string;
};

const offer = (price: Cents, url: string): AggregateOffer => ({
  '@type': 'AggregateOffer',
  lowPrice: centsToEuros(price).toFixed(2),
  priceCurrency: 'EUR',
  availability: 'https://schema.org/InStock',
  url,
});

/**
 * A tour with its departures as a TouristTrip of schema.org: what the calendar shows, and nothing else. A price is the lowest that a person pays, as on
 * the screen; a day without free places, or on request, has no offer.
 */
export function tourSubject({ name, url, image, provider, days, toDayAddress }: TourSubject): WithContext<TouristTrip> {
  const departures = days.flatMap((day): TouristTrip | [] => {
    const price = dayPrice(day);
    if (day.state !== 'available' || price === null) return [];
    return {
      '@type': 'TouristTrip',
      name,
      departureTime: day.date,
      ...(day.priced && { arrivalTime: day.priced.end_date }),
      offers: offer(price, toDayAddress(day.date)),
    };
  });
  return {
    '@context': 'https://schema.org',
    '@type': 'TouristTrip',
    name,
    url,
    ...(image && { image }),
    provider: { '@type': 'Organization', ...provider },
    ...(departures.length > 0 && { subTrip: departures }),
  };
}
