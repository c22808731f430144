import type { Phone } from '@booking/config';
import { mandatoryOther, type RefusedField, type ValidPassengersForm } from '@booking/domain/passengers';
import type { QuoteChange } from '@booking/domain/pricing';
import type { BookingRequest, Language } from '@booking/domain/schema';
import type { ReviewStep } from '@booking/domain/steps';
import { textOf } from '@booking/domain/translations';
import type { ConfirmationViewProps, ExtraProduct } from '@booking/ui/steps/confirmation';
import type { CheckoutTrip } from '../../trip/checkout-trip.ts';
import { toContact } from './to-contact.ts';
import { travellersByCabin } from './travellers-by-cabin.ts';
import type { Booking } from './use-booking.ts';

type Input = {
  trip: CheckoutTrip;
  party: ValidPassengersForm;
  language: Language;
  links: { cabins: string; personal_information: string };
  /** False once the booking was sent: then no passenger has a link to change it. */
  canChange: boolean;
};

/** The trip and its passengers in words, as the confirmation page shows them. */
export function toTripReview({ trip, party, language, links, canChange }: Input): ConfirmationViewProps['trip'] {
  const { departure, products, names, dates, shipName, tourName, tourLanguage, portNames } = trip;
  const toPort = (name: string | null | undefined) => (portNames === null && name ? undefined : textOf(portNames, name));
  const { main, passengers } = party;
  return {
    facts: {
      tourName,
      tourLanguage,
      dates,
      shipName,
      from: toPort(departure.port_of_departure_name),
      to: toPort(departure.port_of_arrival_name),
      party: passengers.length,
    },
    travellers: travellersByCabin(passengers, names, {
      mandatory: mandatoryOther(products.other),
      toHref: (index) => (canChange ? `${links.personal_information}#passenger-${index}` : null),
    }),
    contact: toContact(main, language),
    cabinsHref: links.cabins,
  };
}

/** The additional products, with their quantities. */
export const toExtras = ({ products, offered }: CheckoutTrip, { quantities }: ReviewStep): ExtraProduct[] =>
  products.other
    .filter((product) => !product.passenger_product)
    .map((product) => ({ ...offered(product), mandatory: product.mandatory, quantity: quantities[product.id] ?? 0 }));

type StateInput = Pick<Input, 'trip' | 'links'> & {
  booking: Pick<Booking, 'status' | 'retryDelay'>;
  /** The change of the price that a press has named. */
  named: QuoteChange | null;
  sent: BookingRequest | null;
  refused: readonly RefusedField[];
  phones: readonly Phone[];
};

/** The booking request, as the confirmation page shows it. */
export const toBookingState = ({ booking, named, sent, refused, trip, links, phones }: StateInput) => ({
  status: booking.status,
  retryDelay: booking.retryDelay,
  phone: phones[0]?.number ?? null,
  refused: refused.map((field) => ({ ...field, href: `${links.personal_information}#${field.path}` })),
  change: named && { change: named, ...trip.names },
  open: sent !== null,
});
